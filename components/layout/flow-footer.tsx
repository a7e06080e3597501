import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { siteAddress } from "@/lib/routing/addresses";

type Props = { supportEmail: string; children?: ReactNode };

/** The slim footer of the sign-up; children are the line about how payment is made. */
export function FlowFooter({ supportEmail, children }: Props) {
  const t = useTranslations("shell");
  return (
    <footer className="foot cover">
      <div className="page">
        <p className="small">
          <a href={siteAddress("privacy")}>{t("privacy")}</a>
          <a href={siteAddress("terms")}>{t("terms")}</a>
          {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
          {children && <span>{children}</span>}
        </p>
      </div>
    </footer>
  );
}
