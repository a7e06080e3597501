import { useTranslations } from "next-intl";
import { inUnits } from "./durations";

/** A duration in words, of at most two units: '3 min 48 s'. */
export function useDuration(parts: 1 | 2 = 2) {
  const t = useTranslations("deskOverview");
  return (seconds: number): string =>
    inUnits(seconds, parts)
      .map(({ unit, count }) => t(`unit.${unit}`, { count }))
      .join(" ");
}

/** An age in its largest unit: '14 h'. */
export function useAge() {
  return useDuration(1);
}
