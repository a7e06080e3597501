import { type ReactNode, useId } from "react";
import { type Fact, Facts } from "@/components/ui/facts";
import { Tag } from "@/components/ui/tag";

export function Plans({ children }: { children: ReactNode }) {
  return (
    <div className="grid border-t border-ink md:grid-cols-3 md:border-b md:border-b-rule">{children}</div>
  );
}

type Props = {
  name: string;
  tag?: string;
  facts: readonly Fact[];
  price?: ReactNode;
  children?: ReactNode;
};

const card =
  "group/plan relative flex flex-col gap-4 border-rule pt-6 pb-8 max-md:border-b md:px-[clamp(1rem,8vw-3rem,2rem)] md:pt-8 md:not-first:border-s md:first:ps-0 md:last:pe-0";
const factLooks = {
  row: "grid grid-cols-[1fr_fit-content(11.25rem)] gap-4 border-b border-rule py-2 text-small md:max-[60rem]:grid-cols-1 md:max-[60rem]:gap-0",
  name: "text-ink-2",
  value: "text-balance text-end font-semibold tabular-nums md:max-[60rem]:text-start",
} as const;

export function PlanCard({ name, tag, facts, price, children }: Props) {
  const id = useId();
  const look = tag ? "md:bg-sheet md:shadow-[inset_0_3px_0_var(--ink)]" : "";
  return (
    <article className={`${card} ${look}`} aria-labelledby={id}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-display text-[1.375rem]/tight font-medium" id={id}>
          {name}
        </h3>
        {tag && (
          <Tag className="md:absolute md:-top-3 md:right-[clamp(1rem,8vw-3rem,2rem)] md:bg-sheet md:group-last/plan:right-0">
            {tag}
          </Tag>
        )}
      </div>
      {price}
      <Facts facts={facts} look={factLooks} />
      {children}
    </article>
  );
}
