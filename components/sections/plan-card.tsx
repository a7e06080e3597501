import { type ReactNode, useId } from "react";

export type Fact = { readonly key: string; readonly label: string; readonly value: ReactNode };

type Props = {
  name: string;
  tag?: string;
  facts: readonly Fact[];
  price?: ReactNode;
  children?: ReactNode;
};

/** One of three columns under a line: a plan, a pricing model, a way to earn; the tagged one stands out. */
export function PlanCard({ name, tag, facts, price, children }: Props) {
  const id = useId();
  return (
    <article className={tag ? "plan chosen" : "plan"} aria-labelledby={id}>
      <div className="plan-name">
        <h3 id={id}>{name}</h3>
        {tag && <span className="tag">{tag}</span>}
      </div>
      {price}
      <dl>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}
