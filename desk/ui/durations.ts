import { useTranslations } from "next-intl";
import { defaultEdition as firm } from "@/lib/markets/editions";
import { firmClock, firmDate } from "./days";

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

const weekday = new Intl.DateTimeFormat(firm.locale, {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: firm.timeZone,
});

/** A time near now: '17:30 today', '09:00 tomorrow', 'Wed 2 Dec, 09:00'. */
export function useWhen() {
  const t = useTranslations("deskToday");
  return (at: Date, now: Date): string => {
    const days = [now, new Date(now.getTime() + 86_400_000)].map(firmDate);
    const day = (["today", "tomorrow"] as const)[days.indexOf(firmDate(at))];
    const time = firmClock(at);
    return day ? t("on", { time, day }) : t("onDay", { time, day: weekday.format(at).replace(",", "") });
  };
}
