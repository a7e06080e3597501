import { sheetClass } from "@/components/marketing/sections/sheet";
import { CopyButton } from "@/components/ui/copy-button";
import { Facts } from "@/components/ui/facts";
import { useCopy } from "@/i18n/use-copy";
import type { ThanksFacts } from "@/lib/payments/thanks";

/** The reference, with a button that copies it, and the order. */
export function ReferenceCard({ owner }: { owner: NonNullable<ThanksFacts["owner"]> }) {
  const t = useCopy("confirmation");
  const { reference, agreement } = owner;
  const { terms } = agreement;
  const acceptedTermsLink = <a href={terms.address}>{terms.acceptedOn}</a>;
  return (
    <section className={`p-5 ${sheetClass()}`} aria-labelledby="reference">
      <h2 id="reference" className="text-small font-semibold">
        {t("reference.heading")}
      </h2>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <p className="font-display text-h2 tabular-nums select-all">{reference}</p>
        <CopyButton
          text={reference}
          label={t("reference.copy")}
          copied={t("reference.copied")}
          announcement={t("reference.said")}
        />
      </div>
      <p className="mt-2 text-small/normal text-ink-3">{t("reference.quote")}</p>
      <Facts
        facts={[...agreement.order, [terms.label, acceptedTermsLink]]}
        dir="auto"
        look={{
          list: "mt-4 border-t border-rule text-small",
          row: "flex justify-between gap-x-6 border-b border-rule py-2 max-[18rem]:flex-wrap",
          name: "max-w-1/2 shrink-0 text-ink-2 max-[18rem]:max-w-full",
          value: "ms-auto min-w-0 text-right font-semibold wrap-anywhere",
        }}
      />
      <p className="mt-3 text-small/normal text-ink-3">{agreement.taxIncluded}</p>
    </section>
  );
}
