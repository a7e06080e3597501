import { LinkButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { useCopy } from "@/i18n/use-copy";

/** The address for the first receipt, if the firm has set one. */
export function FirstReceipt({ to }: { to: string }) {
  const t = useCopy("confirmation");
  if (!to) return null;
  return (
    <Section
      id="receipt"
      heading={t("receipt.heading")}
      className="bg-wash p-5 lg:p-6 print:break-inside-avoid"
    >
      <p className="mt-1 text-small">{t("receipt.text")}</p>
      <p className="mt-1 font-semibold">
        <a className="inline-flex min-h-11 items-center wrap-anywhere" href={`mailto:${to}`}>
          {to}
        </a>
      </p>
    </Section>
  );
}

/** The link to the portal. It comes after the firm's checks, because the portal opens once they are done. */
export function Portal({ href }: { href: string }) {
  const t = useCopy("confirmation");
  if (!href) return null;
  return (
    <Section id="portal" heading={t("portal.heading")} className="print:hidden">
      <p className="mt-1 mb-3 text-small text-ink-2">{t("portal.text")}</p>
      <LinkButton look="quiet" className="max-sm:w-full" href={href}>
        {t("portal.link")}
      </LinkButton>
    </Section>
  );
}
