import { LinkButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { useCopy } from "@/i18n/use-copy";
import { KeptTick } from "./kept-tick";

type ActProps = {
  reference: string;
  hasPhone: boolean;
  /** The address for receipts, if the firm has set one. */
  receiptsEmail: string;
};

/** What the customer can do while the firm makes its checks, and where the first receipt goes. */
export function FirstAct({ reference, hasPhone, receiptsEmail: to }: ActProps) {
  const t = useCopy("confirmation");
  return (
    <Section
      id="first-act"
      heading={t("firstAct.heading")}
      className="bg-wash p-5 lg:p-6 print:break-inside-avoid"
    >
      <KeptTick of={reference} label={t("firstAct.text")} />
      <p className="mt-1 text-small wrap-anywhere text-ink-2">
        {to
          ? t.rich("firstAct.receiptTo", { to, link: (text) => <a href={`mailto:${to}`}>{text}</a> })
          : t("firstAct.receipt", { hasPhone: hasPhone ? "yes" : "no" })}
      </p>
    </Section>
  );
}

/** The portal's address, to be bookmarked; a button once the firm's checks have opened it. */
export function Portal({ href, isOpen }: { href: string; isOpen: boolean }) {
  const t = useCopy("confirmation");
  if (!href) return null;
  return (
    <Section id="portal" heading={t("portal.heading")} className="print:hidden">
      {isOpen ? (
        <LinkButton look="quiet" className="mt-3 max-sm:w-full" href={href}>
          {t("portal.link")}
        </LinkButton>
      ) : (
        <p className="mt-1 text-small wrap-anywhere text-ink-2">
          {t.rich("portal.bookmark", { address: href, link: (text) => <a href={href}>{text}</a> })}
        </p>
      )}
    </Section>
  );
}
