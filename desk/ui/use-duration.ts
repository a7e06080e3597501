import { useTranslations } from "next-intl";
import { inLargestUnit } from "./durations";

/** An age in its largest unit: '14 h'. */
export function useAge() {
  const t = useTranslations("deskOverview");
  return (seconds: number): string => {
    const { unit, count } = inLargestUnit(seconds);
    return t(`unit.${unit}`, { count });
  };
}
