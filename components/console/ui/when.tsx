import { shortFirmTime } from "../times";

/** A time in a table, whose caption names the zone. `never`: the words for none. */
export function When({ at, never = "" }: { at: Date | null; never?: string }) {
  if (!at) return <span className="text-ink-3">{never}</span>;
  return (
    <time dateTime={at.toISOString()} className="xl:whitespace-nowrap">
      {shortFirmTime(at)}
    </time>
  );
}
