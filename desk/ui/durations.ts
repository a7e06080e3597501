import { useTranslations } from "next-intl";

const units = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** A duration in whole units of the largest that it has, at least one second. */
export function inLargestUnit(seconds: number): { unit: (typeof units)[number][0]; count: number } {
  const whole = Math.max(1, Math.round(seconds));
  const [unit, size] = units.find(([, size]) => whole >= size) ?? ["seconds", 1];
  return { unit, count: Math.floor(whole / size) };
}

/** An age in its largest unit: '14 h'. */
export function useAge() {
  const t = useTranslations("deskOverview");
  return (seconds: number): string => {
    const { unit, count } = inLargestUnit(seconds);
    return t(`unit.${unit}`, { count });
  };
}

/** A span in its two largest units: '3 h 10 min'. Days stand alone. */
export function useSpan() {
  const t = useTranslations("deskOverview");
  return (seconds: number): string => {
    const minutes = Math.max(1, Math.round(seconds / 60));
    if (minutes >= 2 * 1_440) return t("unit.days", { count: Math.floor(minutes / 1_440) });
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const parts = [
      hours > 0 && t("unit.hours", { count: hours }),
      rest > 0 && t("unit.minutes", { count: rest }),
    ];
    return parts.filter((part) => part !== false).join(" ");
  };
}
