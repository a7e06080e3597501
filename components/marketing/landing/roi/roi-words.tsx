import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import { example, exampleInputs, keptSoftwareMonthly, largest } from "@/lib/content/roi";
import type { Market } from "@/lib/markets";
import { formatHeadline, formatPrice } from "@/lib/plans";
import { RoiFigure } from "./roi-figures";

export type RoiWords = ReturnType<typeof useRoiWords>;

/** The texts of the calculator. The figures in them follow the visitor's inputs. */
export function useRoiWords(market: Market) {
  const t = useCopy("proof");
  const { symbol } = market;
  const tooHigh = (most: number) => t("roi.tooHigh", { most: formatNumber(most, market) });
  const given = {
    revenue: formatHeadline(example.revenue, market.currency),
    hours: formatNumber(example.workingHours, market),
    value: formatPrice(Math.round(exampleInputs.hourValue * 100), market.currency),
  };
  return {
    example: t("roi.example", given),
    caption: t("roi.caption"),
    today: t("roi.today"),
    withService: t("roi.with"),
    none: t("roi.none"),
    time: t("roi.time"),
    timeOf: t.rich("roi.timeOf", figures),
    paid: t("roi.paid"),
    paidOf: t("roi.paidOf", { month: formatPrice(keptSoftwareMonthly, market.currency) }),
    plan: t("roi.plan"),
    planOf: t("roi.planOf"),
    total: t("roi.total"),
    saving: t("roi.saving"),
    loss: t.rich("roi.loss", figures),
    missing: t("roi.missing"),
    fields: {
      hours: {
        label: t("roi.field.hours"),
        note: t("roi.field.hoursOf"),
        tooHigh: tooHigh(largest.hours),
      },
      hourValue: {
        label: t("roi.field.hourValue", { symbol }),
        note: t("roi.field.hourValueOf", given),
        tooHigh: tooHigh(largest.hourValue),
      },
      paid: {
        label: t("roi.field.paid", { symbol }),
        note: t("roi.field.paidOf"),
        tooHigh: tooHigh(largest.paid),
      },
    },
  };
}

const figures = {
  hours: () => <RoiFigure of="hoursAYear" />,
  value: () => <RoiFigure of="hourValue" />,
};
