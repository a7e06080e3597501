import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

type Props = {
  caption: string;
  /** Grid classes for two columns from 64rem on; the caption is then under the second column. */
  columns?: string;
  children: ReactNode;
};

/** An example of the product at work, with a caption that says so. */
export function Exhibit({ caption, columns = "", children }: Props) {
  return (
    <figure className={`grid gap-6 ${columns}`}>
      {children}
      <figcaption className={`max-w-184 text-small/normal text-ink-3 ${columns && "lg:col-start-2"}`}>
        {caption}
      </figcaption>
    </figure>
  );
}

type Source = {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
  readonly note?: string;
};

/** Columns for a `SourceList` and a `Book beside="list"`: each item has the height of its row and a line to it. */
export const besideList = "lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-14";

const sourceClass =
  "grid grid-cols-[auto_1fr_auto] items-center gap-2.5 border border-rule bg-tint px-3 py-2 text-small/snug lg:relative lg:not-last:border-b-0 lg:after:absolute lg:after:top-[calc(50%-1px)] lg:after:left-full lg:after:w-14 lg:after:border-t-2 lg:after:border-dashed lg:after:border-accent lg:after:opacity-55";

const noteClass = "whitespace-nowrap text-note text-ink-3 max-lg:-mt-2.5 max-lg:[grid-area:2/2/3/4]";

/** The list on the left of an exhibit: one source, such as a document, for each row of the table. */
export function SourceList({ label, items }: { label: string; items: readonly Source[] }) {
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 lg:auto-rows-[2.75rem] lg:grid-cols-1 lg:content-end lg:gap-0 lg:pb-11"
      aria-label={label}
    >
      {items.map(({ key, icon, name, note }) => (
        <li key={key} className={sourceClass}>
          <Icon name={icon} className={note && "max-lg:row-span-2"} />
          <span>{name}</span>
          {note && <small className={noteClass}>{note}</small>}
        </li>
      ))}
    </ul>
  );
}

const messageLooks = {
  you: "rounded-ee-control border-transparent bg-wash",
  jack: "rounded-es-control border-rule bg-sheet",
} as const;

export function messageClass(from: keyof typeof messageLooks): string {
  return `rounded-message border px-3 pt-2.5 pb-2 text-small/[1.4] ${messageLooks[from]}`;
}
