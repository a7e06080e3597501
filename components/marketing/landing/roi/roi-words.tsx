import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import { example, exampleInputs, keptSoftwareMonthly, largest } from "@/lib/content/roi";
import { currencies } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";
import { formatHeadline, formatPrice } from "@/lib/plans";
import { RoiFigure } from "./roi-figures";

export type RoiWords = ReturnType<typeof useRoiWords>;

/** The texts of the calculator. The figures in them follow the visitor's inputs. */
export function useRoiWords(edition: Edition) {
  const t = useCopy("proof");
  const { symbol } = currencies[edition.currency];
  const tooHigh = (most: number) => t("roi.tooHigh", { most: formatNumber(most, edition) });
  const given = {
    revenue: formatHeadline(example.revenue, edition),
    hours: formatNumber(example.workingHours, edition),
    value: formatPrice(Math.round(exampleInputs.hourValue * 100), edition),
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
    paidOf: t("roi.paidOf", { month: formatPrice(keptSoftwareMonthly, edition) }),
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
