import type { ReactNode } from "react";

export type Fact = readonly [name: string, value: ReactNode];

type Looks = Readonly<Record<"list" | "row" | "name" | "value", string>>;

/** Puts the names into a column of their own. */
const inColumns: Looks = {
  list: "mt-2 border-b border-rule text-small",
  row: "grid gap-x-4 border-t border-rule py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]",
  name: "text-note leading-6! text-ink-2",
  value: "min-w-0 wrap-anywhere whitespace-pre-line tabular-nums",
};

type Props = { facts: readonly Fact[]; look?: Partial<Looks>; dir?: "auto" };

/** A list of names and values. `dir`: the text direction of the values. */
export function Facts({ facts, look = inColumns, dir }: Props) {
  return (
    <dl className={look.list}>
      {facts.map(([name, value]) => (
        <div key={name} className={look.row}>
          <dt className={look.name}>{name}</dt>
          <dd className={look.value} dir={dir}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
