import { type ReactNode, useId } from "react";

type Fact = { readonly key: string; readonly label: string; readonly value: ReactNode };

type Props = {
  name: string;
  tag?: string;
  /** Like the tag, without standing out. */
  label?: string;
  facts: readonly Fact[];
  price?: ReactNode;
  children?: ReactNode;
};

/** One of three columns under a line: a plan, a pricing model, a way to earn; the tagged one stands out. */
export function PlanCard({ name, tag, label, facts, price, children }: Props) {
  const id = useId();
  return (
    <article className={tag ? "plan chosen" : "plan"} aria-labelledby={id}>
      <div className="plan-name">
        <h3 id={id}>{name}</h3>
        {(tag ?? label) && <span className="tag">{tag ?? label}</span>}
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
