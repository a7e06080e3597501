import { useTranslations } from "next-intl";

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
