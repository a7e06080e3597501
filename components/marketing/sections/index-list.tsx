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
    <ul className="index">
      {items.map(({ key, icon, heading, text }) => (
        <li key={key}>
          <Icon name={icon} />
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
