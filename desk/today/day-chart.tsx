import { useTranslations } from "next-intl";
import { formatDay } from "@/lib/dates";
import { defaultEdition as firm } from "@/lib/markets/editions";
import type { Day } from "./read";

/** How many sign-ups were started on each day, the last of which is not over. */
export function DayChart({ days }: { days: readonly Day[] }) {
  const t = useTranslations("deskOverview");
  const max = Math.max(...days.map(({ starts }) => starts));
  const height = (starts: number) => (starts / Math.max(1, max)) * 100;
  return (
    <figure className="min-w-0">
      <figcaption className="text-note text-ink-2">{t("days.caption", { max })}</figcaption>
      <div className="mt-3 flex h-24 gap-px border-b border-ink">
        {days.map(({ day, starts }) => (
          <svg key={day} role="img" className="h-full min-w-0 flex-1">
            <title>{t("days.day", { day: formatDay(day, firm), starts })}</title>
            <rect width="100%" height="100%" className="fill-tint" />
            <rect
              y={`${100 - height(starts)}%`}
              width="100%"
              height={`${height(starts)}%`}
              className="fill-accent"
            />
          </svg>
        ))}
      </div>
    </figure>
  );
}
