import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

export type IndexItem = {
  readonly key: string;
  readonly icon: IconName;
  readonly heading: ReactNode;
  readonly text: ReactNode;
};

/** Mark, name, sentence: features, values, security. */
export function IndexList({ items }: { items: readonly IndexItem[] }) {
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
