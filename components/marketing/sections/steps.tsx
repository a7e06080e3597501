import type { ReactNode } from "react";
import { Section } from "./section";

type StepItem = {
  readonly key: string;
  readonly when?: string;
  readonly heading: string;
  readonly text: string;
  readonly frame: ReactNode;
};

type Props = { heading: string; lead?: string; items: readonly StepItem[]; children?: ReactNode };

/** How something works, in three or four steps, and what they lead to. */
export function HowSection({ heading, lead, items, children }: Props) {
  return (
    <Section id="how-it-works" heading={heading} lead={lead} band>
      <Steps items={items} />
      {children}
    </Section>
  );
}

/** Each step under a frame in which it is drawn. */
function Steps({ items }: { items: readonly StepItem[] }) {
  return (
    <ol className={items.length === 4 ? "steps four" : "steps three"}>
      {items.map(({ key, when, heading, text, frame }) => (
        <li key={key}>
          <div className="frame">{frame}</div>
          <div>
            {when && <span className="when">{when}</span>}
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
