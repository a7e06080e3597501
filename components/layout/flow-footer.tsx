import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Page } from "@/components/ui/page";
import { siteAddress } from "@/lib/routing/addresses";
import { smallPrint } from "./small-print";

type Props = { supportEmail: string; children?: ReactNode };

/** The slim footer of the sign-up; children are the line about how payment is made. */
export function FlowFooter({ supportEmail, children }: Props) {
  const t = useTranslations("shell");
  return (
    <footer className="cover border-t border-cover-edge print:hidden">
      <Page side="plain" className="py-6">
        <p className={smallPrint}>
          <a className="py-0.75" href={siteAddress("privacy")}>
            {t("privacy")}
          </a>
          <a className="py-0.75" href={siteAddress("terms")}>
            {t("terms")}
          </a>
          {supportEmail && (
            <a className="py-0.75" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          )}
          {children && <span>{children}</span>}
        </p>
      </Page>
    </footer>
  );
}
