import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import { example, exampleInputs, keptSoftwareMonthly, maxInputs } from "@/lib/content/roi";
import { currencies } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";
import { formatHeadline, formatPrice } from "@/lib/plans";
import { RoiFigure } from "./roi-figures";

export type RoiWords = ReturnType<typeof useRoiWords>;

/** The texts of the calculator. The figures in them follow the visitor's inputs. */
export function useRoiWords(edition: Edition) {
  const t = useCopy("proof");
  const { symbol } = currencies[edition.currency];
  const tooHigh = (max: number) => t("roi.tooHigh", { max: formatNumber(max, edition) });
  const { minutes } = exampleInputs;
  const given = {
    revenue: formatHeadline(example.revenue, edition),
    hours: formatNumber(example.workingHours, edition),
    value: formatPrice(Math.round(exampleInputs.hourValue * 100), edition),
  };
  return {
    example: t("roi.example", { ...given, minutes }),
    caption: t("roi.caption"),
    today: t("roi.today"),
    withService: t("roi.with"),
    none: t("roi.none"),
    time: t("roi.time"),
    timeOf: t.rich("roi.timeOf", figures),
    yearlyFees: t("roi.yearlyFees"),
    yearlyFeesOf: t("roi.yearlyFeesOf", { month: formatPrice(keptSoftwareMonthly, edition) }),
    plan: t("roi.plan"),
    planOf: t("roi.planOf"),
    before: t("roi.before"),
    total: t("roi.total"),
    sending: t("roi.sending"),
    sendingOf: t.rich("roi.sendingOf", figures),
    saving: t("roi.saving"),
    loss: t("roi.loss"),
    missing: t("roi.missing"),
    fields: {
      hours: {
        label: t("roi.field.hours"),
        note: t("roi.field.hoursOf"),
        tooHigh: tooHigh(maxInputs.hours),
      },
      minutes: {
        label: t("roi.field.minutes"),
        note: t("roi.field.minutesOf", { minutes }),
        tooHigh: tooHigh(maxInputs.minutes),
      },
      hourValue: {
        label: t("roi.field.hourValue", { symbol }),
        note: t("roi.field.hourValueOf", given),
        tooHigh: tooHigh(maxInputs.hourValue),
      },
      yearlyFees: {
        label: t("roi.field.yearlyFees", { symbol }),
        note: t("roi.field.yearlyFeesOf"),
        tooHigh: tooHigh(maxInputs.yearlyFees),
      },
    },
  };
}

const figures = {
  hours: () => <RoiFigure of="hoursAYear" />,
  sending: () => <RoiFigure of="hoursWithService" />,
  value: () => <RoiFigure of="hourValue" />,
};
