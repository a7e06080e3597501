import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { Integration } from "@/lib/content/integrations";

type CatalogItem = Pick<Integration, "key" | "icon" | "status"> & {
  readonly name: string;
  readonly region: string;
  readonly text: string;
  /** Said of the one that stands out. */
  readonly tag?: string;
};

type Props = { items: readonly CatalogItem[]; states: Readonly<Record<Integration["status"], string>> };

/** Cards of other firms' products: a neutral mark, the name, where it works, and its state. */
export function Catalog({ items, states }: Props) {
  return (
    <ul className="catalog">
      {items.map(({ key, icon, status, name, region, text, tag }) => (
        <li key={key}>
          <p className="catalog-head">
            <Icon name={icon} />
            {tag && <span className="tag">{tag}</span>}
            <Badge status={status} names={states} />
          </p>
          <h3>{name}</h3>
          <p className="region">{region}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
