import { firmClock } from "./days";
import { nearDay } from "./times";

/** A time in a table, whose caption names the zone; a line ends after the date, if anywhere. `never`: the words for none. */
export function When({ at, never = "" }: { at: Date | null; never?: string }) {
  if (!at) return <span className="text-ink-3">{never}</span>;
  return (
    <time dateTime={at.toISOString()} className="xl:whitespace-nowrap">
      <span className="whitespace-nowrap">{`${nearDay(at, new Date())},`}</span> {firmClock(at)}
    </time>
  );
}
