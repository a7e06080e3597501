import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import { largestInput } from "@/lib/content/roi";
import type { Market } from "@/lib/markets";
import { OfTheExample, RoiFigure } from "./roi-figures";

export type RoiWords = Omit<ReturnType<typeof useRoiWords>, "lead">;

/** The texts of the section. The figures in them follow the visitor's inputs. */
export function useRoiWords(market: Market) {
  const t = useCopy("landing");
  return {
    lead: t.rich("roi.lead", { ...figures, example: (chunks) => <OfTheExample>{chunks}</OfTheExample> }),
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
  };
}

const figures = {
  revenue: () => <RoiFigure of="revenue" />,
  workingHours: () => <RoiFigure of="workingHours" />,
  bookkeepingHours: () => <RoiFigure of="bookkeepingHours" />,
  hourly: () => <RoiFigure of="hourly" />,
  alone: () => <RoiFigure of="alone" />,
  withService: () => <RoiFigure of="withService" />,
};
