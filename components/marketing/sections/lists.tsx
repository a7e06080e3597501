import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

export type IconListItem = {
  readonly key: string;
  readonly icon: IconName;
  readonly heading: ReactNode;
  readonly text: ReactNode;
};

export function IconList({ items }: { items: readonly IconListItem[] }) {
  return (
    <ul>
      {items.map(({ key, icon, heading, text }) => (
        <li
          key={key}
          className="grid grid-cols-[1.75rem_1fr] gap-x-5 gap-y-1 border-b border-rule py-4.5 first:border-t first:border-t-ink md:grid-cols-[1.75rem_15rem_1fr] md:items-baseline md:gap-6"
        >
          <Icon className="mt-0.5 md:self-start" name={icon} />
          <h3>{heading}</h3>
          <p className="col-2 text-ink-2 md:col-3">{text}</p>
        </li>
      ))}
    </ul>
  );
}

type ColumnItem = {
  readonly key: string;
  readonly sum?: string;
  readonly heading: string;
  readonly text: string;
};

export function ThreeColumns({ items }: { items: readonly ColumnItem[] }) {
  return (
    <div className="mt-12 grid gap-8 md:grid-cols-3">
      {items.map(({ key, sum, heading, text }) => (
        <div key={key} className="border-t border-ink pt-4">
          {sum && <p className="mb-3 font-display text-sum tracking-[-0.03em] text-ink">{sum}</p>}
          <h3>{heading}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </div>
      ))}
    </div>
  );
}

type Tile = { readonly key: string; readonly name: string; readonly note: string };

export function Tiles({ items }: { items: readonly Tile[] }) {
  return (
    <dl className="grid grid-cols-2 border-y border-ink min-[56rem]:grid-cols-4">
      {items.map(({ key, name, note }) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end border-rule pe-4 pt-5 pb-4.5 min-[56rem]:not-first:border-s min-[56rem]:not-first:ps-5"
        >
          <dt className="text-note/[1.35] text-ink-2">{note}</dt>
          <dd className="font-display text-h1/[1.15] tracking-figure">{name}</dd>
        </div>
      ))}
    </dl>
  );
}

type PointsProps = { className?: string; items: readonly string[] };

export function Points({ className, items }: PointsProps) {
  return (
    <ul className={className}>
      {items.map((text) => (
        <li key={text} className="border-rule py-2.25 text-small/normal not-first:border-t">
          {text}
        </li>
      ))}
    </ul>
  );
}
