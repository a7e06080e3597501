import { Initials, Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { formatTime } from "@/lib/content/formats";
import { exampleDay, tickedAt } from "@/lib/content/ledger";
import { formatDay } from "@/lib/dates";
import type { Market } from "@/lib/markets";

/** A query, its answer and the tick that follows, drawn. */
export function Query({ market }: { market: Market }) {
  const t = useCopy("example");
  const ticked = { date: formatDay(exampleDay, market), time: formatTime(tickedAt, market) };
  return (
    <>
      <p className="border-s-2 border-accent ps-3">
        <b className="font-semibold">{t("query.title")}</b>
        <br />
        {t("query.question")}
      </p>
      <p>{t("query.answer")}</p>
      <p className="flex items-center gap-2 border-t border-rule pt-2.5">
        <Tick />
        <Initials of="pn" />
        <span className="text-note/normal text-ink-3">{t("query.ticked", ticked)}</span>
      </p>
    </>
  );
}
