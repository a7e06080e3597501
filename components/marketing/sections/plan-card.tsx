import { type ReactNode, useId } from "react";
import { Tag } from "@/components/ui/tag";

export function Plans({ two = false, children }: { two?: boolean; children: ReactNode }) {
  const columns = two ? "md:grid-cols-2" : "md:grid-cols-3";
  return <div className={`grid border-t border-ink md:border-b md:border-b-rule ${columns}`}>{children}</div>;
}

type Props = {
  name: string;
  tag?: string;
  /** Shown like `tag`, but without highlighting the card. */
  label?: string;
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** For `Plans two`: the cards are wide enough for label and value on one line. */
  wide?: boolean;
  price?: ReactNode;
  children?: ReactNode;
};

const card =
  "group/plan relative flex flex-col gap-4 border-rule pt-6 pb-8 max-md:border-b md:px-[clamp(1rem,8vw-3rem,2rem)] md:pt-8 md:not-first:border-s md:first:ps-0 md:last:pe-0";
const factLine = "grid grid-cols-[1fr_fit-content(11.25rem)] gap-4 border-b border-rule py-2 text-small";
const factValue = "text-balance text-end font-semibold tabular-nums";

export function PlanCard({ name, tag, label, facts, wide = false, price, children }: Props) {
  const id = useId();
  const look = tag ? "md:bg-sheet md:shadow-[inset_0_3px_0_var(--ink)]" : "";
  const lineLook = wide ? "" : "md:max-[60rem]:grid-cols-1 md:max-[60rem]:gap-0";
  const valueLook = wide ? "" : "md:max-[60rem]:text-start";
  return (
    <article className={`${card} ${look}`} aria-labelledby={id}>
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h3 className="font-display text-[1.375rem]/tight font-medium" id={id}>
          {name}
        </h3>
        {(tag ?? label) && (
          <Tag
            className={`md:absolute md:-top-3 md:right-[clamp(1rem,8vw-3rem,2rem)] md:group-last/plan:right-0 ${tag ? "md:bg-sheet" : "md:bg-ground"}`}
          >
            {tag ?? label}
          </Tag>
        )}
      </div>
      {price}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className={`${factLine} ${lineLook}`}>
            <dt className="text-ink-2">{label}</dt>
            <dd className={`${factValue} ${valueLook}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}
