import { Initials, Tick } from "@/components/ui/icon";
import { copy } from "@/i18n/copy";
import { formatTime } from "@/lib/content/formats";
import { exampleDay, tickedAt } from "@/lib/content/ledger";
import { formatDay } from "@/lib/dates";
import type { Market } from "@/lib/markets";

/** A query, its answer and the tick that follows, drawn. */
export function Query({ market }: { market: Market }) {
  const t = copy(market, "example");
  const ticked = { date: formatDay(exampleDay, market), time: formatTime(tickedAt, market) };
  return (
    <>
      <p className="query">
        <b>{t("query.title")}</b>
        <br />
        {t("query.question")}
      </p>
      <p>{t("query.answer")}</p>
      <p className="signed">
        <Tick />
        <Initials of="pn" />
        <span className="note">{t("query.ticked", ticked)}</span>
      </p>
    </>
  );
}
