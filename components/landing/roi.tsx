import { Section } from "@/components/sections/section";
import { formatNumber } from "@/lib/content/formats";
import { account, example, largestInput } from "@/lib/content/roi";
import type { Market } from "@/lib/markets";
import { formatHeadline, formatPrice } from "@/lib/plans";
import { copy } from "@/messages/copy";
import { words } from "@/messages/words";
import { Calculator } from "./calculator";

/** What a year of bookkeeping costs: the spec's example, and the visitor's own figures. */
export function Roi({ market }: { market: Market }) {
  const t = copy(market, "landing");
  const raw = words(market.locale, "landing").raw;
  const { hourly } = account(example, market.currency);
  const figures = {
    revenue: formatHeadline(example.revenue, market.currency),
    workingHours: formatNumber(example.workingHours, market),
    hourly: formatPrice(Math.round(hourly * 100), market.currency),
  };
  return (
    <Section id="roi" heading={t("roi.heading")} lead={t("roi.lead", figures)} band>
      <Calculator
        currency={market.currency}
        words={{
          alone: t("roi.alone"),
          withService: t("roi.with"),
          time: t("roi.time"),
          timeOf: raw("roi.timeOf"),
          other: t("roi.other"),
          otherOf: t("roi.otherOf"),
          plan: t("roi.plan"),
          planOf: t("roi.planOf"),
          total: t("roi.total"),
          saving: t("roi.saving"),
          loss: t("roi.loss"),
          scale: raw("roi.scale"),
          own: t("roi.own"),
          revenue: t("roi.revenue"),
          workingHours: t("roi.workingHours"),
          bookkeepingHours: t("roi.bookkeepingHours"),
          tooLow: t("roi.tooLow"),
          tooHigh: t("roi.tooHigh", { most: formatNumber(largestInput, market) }),
        }}
      />
    </Section>
  );
}
