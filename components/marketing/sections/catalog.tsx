import { Badge, Tag } from "@/components/ui/badge";
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
    <ul className="grid border-t border-ink min-[44rem]:grid-cols-2 min-[44rem]:gap-x-8 min-[44rem]:has-[>:nth-child(3):last-child]:grid-cols-3 min-[44rem]:has-[>:nth-child(3):last-child]:gap-x-6 xl:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {items.map(({ key, icon, status, name, region, text, tag }) => (
        <li key={key} className="grid content-start gap-1 border-b border-rule pt-5 pb-6">
          <p className="flex min-h-8 items-center gap-2">
            <Icon className="me-auto" name={icon} />
            {tag && <Tag>{tag}</Tag>}
            <Badge status={status} names={states} />
          </p>
          <h3>{name}</h3>
          <p className="text-note text-ink-3">{region}</p>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
