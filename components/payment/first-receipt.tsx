import { LinkButton } from "@/components/ui/button";
import { useCopy } from "@/i18n/use-copy";

/** The address for the first receipt, if the firm has set one. */
export function FirstReceipt({ to }: { to: string }) {
  const t = useCopy("confirmation");
  if (!to) return null;
  return (
    <section className="bg-wash p-5 lg:p-6 print:break-inside-avoid" aria-labelledby="receipt">
      <h2 id="receipt" className="font-display text-h3 font-medium">
        {t("receipt.heading")}
      </h2>
      <p className="mt-1 text-small">{t("receipt.text")}</p>
      <p className="mt-1 font-semibold">
        <a className="inline-flex min-h-11 items-center wrap-anywhere" href={`mailto:${to}`}>
          {to}
        </a>
      </p>
    </section>
  );
}

/** The link to the portal, which opens once the firm has done its checks: so it comes after them. */
export function Portal({ href }: { href: string }) {
  const t = useCopy("confirmation");
  if (!href) return null;
  return (
    <section className="print:hidden" aria-labelledby="portal">
      <h2 id="portal" className="font-display text-h3 font-medium">
        {t("portal.heading")}
      </h2>
      <p className="mt-1 mb-3 text-small text-ink-2">{t("portal.text")}</p>
      <LinkButton look="quiet" className="max-sm:w-full" href={href}>
        {t("portal.link")}
      </LinkButton>
    </section>
  );
}
