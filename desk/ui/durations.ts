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
