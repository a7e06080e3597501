import { useId } from "react";
import { Section } from "@/components/marketing/sections/section";
import { sheetClass } from "@/components/marketing/sections/sheet";
import { Tag } from "@/components/ui/tag";
import { useCopy } from "@/i18n/use-copy";
import { resaleExample } from "@/lib/content/resale";
import type { Edition } from "@/lib/markets/editions";
import { formatPrice } from "@/lib/plans";

/** The two revenue models side by side; each row of one is beside the same row of the other. */
export function RevenueModels({ edition }: { edition: Edition }) {
  const t = useCopy("accountants");
  const prices = useCopy("pricing");
  return (
    <Section
      id="plans"
      heading={t("revenue.heading")}
      lead={`${t("revenue.lead")} ${prices("terms.contract")}`}
      band
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-0">
        <Model model="reseller" edition={edition} />
        <Model model="referral" edition={edition} />
      </div>
    </Section>
  );
}

const terms = ["price", "invoice", "from", "earns"] as const;

function Model({ model, edition }: { model: "reseller" | "referral"; edition: Edition }) {
  const t = useCopy("accountants");
  const id = useId();
  const { clients, transactionsEach, ...sums } = resaleExample(edition.currency);
  const money = (minor: number) => formatPrice(minor, edition);
  const example = {
    clients,
    transactionsEach,
    charge: money(sums.charge),
    pays: money(sums.pays),
    invoices: money(sums.invoices),
    keeps: money(sums.keeps),
  };
  return (
    <article
      className={`grid px-4.5 pb-5 md:row-span-7 md:grid-rows-subgrid ${sheetClass()}`}
      aria-labelledby={id}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 pt-4.5">
        <h3 className="font-display font-medium" id={id}>
          {t(`revenue.models.${model}.name`)}
        </h3>
        <Tag>{t(`revenue.models.${model}.tag`)}</Tag>
      </div>
      <p className="py-4 text-ink-2">{t(`revenue.models.${model}.text`)}</p>
      <dl className="contents">
        {terms.map((key) => (
          <div
            key={key}
            className="grid grid-cols-[8.5rem_1fr] gap-4 border-t border-rule py-2.5 text-small last:border-b max-[16rem]:grid-cols-1 max-[16rem]:gap-0"
          >
            <dt className="text-ink-2">{t(`revenue.${key}`)}</dt>
            <dd className="font-semibold">{t(`revenue.models.${model}.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-4 text-small text-ink-2">{t(`revenue.models.${model}.example`, example)}</p>
    </article>
  );
}
