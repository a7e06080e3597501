import { Section } from "@/components/marketing/sections/section";
import { copy } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { formatNumber } from "@/lib/content/formats";
import { largestInput } from "@/lib/content/roi";
import type { Market } from "@/lib/markets";
import { Calculator } from "./calculator";
import { OfTheExample, RoiFigure, RoiFigures } from "./roi-figures";

/** What a year of bookkeeping costs: the spec's example, and the visitor's own figures. */
export function Roi({ market }: { market: Market }) {
  const t = copy(market, "landing");
  const { raw, rich } = words(market.locale, "landing");
  const lead = rich("roi.lead", {
    revenue: () => <RoiFigure of="revenue" />,
    workingHours: () => <RoiFigure of="workingHours" />,
    hourly: () => <RoiFigure of="hourly" />,
    bookkeepingHours: () => <RoiFigure of="bookkeepingHours" />,
    example: (chunks) => <OfTheExample>{chunks}</OfTheExample>,
  });
  return (
    <RoiFigures currency={market.currency}>
      <Section id="roi" heading={t("roi.heading")} lead={lead} band>
        <Calculator
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
            tooMany: t("roi.tooMany"),
          }}
        />
      </Section>
    </RoiFigures>
  );
}
