import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Page } from "@/components/ui/page";
import { type Edition, editionOfLocale } from "@/lib/markets/editions";
import { marketAddress, siteAddress } from "@/lib/routing/addresses";
import { productName, type Site } from "@/lib/site";
import { FlowFrame } from "./flow-frame";
import { Firm, smallPrint } from "./footer";
import { LanguageLinks } from "./language-links";

type Props = {
  leave?: { href: string; label: string };
  site: Site;
  payment?: ReactNode;
  /** The address of the page in another language, if it has one. */
  addressIn?: ((edition: Edition) => string) | undefined;
  children: ReactNode;
};

const link = "py-0.75";

/** `FlowFrame` with the translated footer of sign-up and payment pages (docs/decisions/0005). */
export function FlowShell({ leave, site, payment, addressIn, children }: Props) {
  const { supportEmail } = site;
  const t = useTranslations("shell");
  const edition = editionOfLocale(useLocale());
  const footer = (
    <footer className="cover border-t border-cover-edge print:hidden">
      <Page side="plain" className="py-6">
        <p className={smallPrint}>
          <a className={link} href={siteAddress("privacy", edition)}>
            {t("privacy")}
          </a>
          <a className={link} href={siteAddress("terms", edition)}>
            {t("terms")}
          </a>
          <a className={link} href={siteAddress("accessibility", edition)}>
            {t("accessibility")}
          </a>
          {supportEmail && (
            <a className={link} href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          )}
          {addressIn && <LanguageLinks of={edition} addressIn={addressIn} className={link} />}
          {payment && <span>{payment}</span>}
        </p>
        <Firm site={site} className="flex flex-wrap gap-x-6" />
      </Page>
    </footer>
  );
  return (
    <FlowFrame
      home={marketAddress("home", edition)}
      homeLabel={t("home", { product: productName })}
      {...(leave && { leave })}
      footer={footer}
    >
      {children}
    </FlowFrame>
  );
}
