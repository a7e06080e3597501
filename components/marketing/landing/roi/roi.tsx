import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import { largestInput } from "@/lib/content/roi";
import type { Market } from "@/lib/markets";
import { Calculator } from "./calculator";
import { OfTheExample, RoiFigure, RoiFigures } from "./roi-figures";

const figures = {
  revenue: () => <RoiFigure of="revenue" />,
  workingHours: () => <RoiFigure of="workingHours" />,
  bookkeepingHours: () => <RoiFigure of="bookkeepingHours" />,
  hourly: () => <RoiFigure of="hourly" />,
  alone: () => <RoiFigure of="alone" />,
  withService: () => <RoiFigure of="withService" />,
};

/** What a year of bookkeeping costs: the spec's example, and the visitor's own figures. */
export function Roi({ market }: { market: Market }) {
  const t = useCopy("landing");
  const lead = t.rich("roi.lead", {
    ...figures,
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
            timeOf: t.rich("roi.timeOf", figures),
            other: t("roi.other"),
            otherOf: t("roi.otherOf"),
            plan: t("roi.plan"),
            planOf: t("roi.planOf"),
            total: t("roi.total"),
            saving: t("roi.saving"),
            loss: t("roi.loss"),
            scale: t.rich("roi.scale", figures),
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
