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

const columns = {
  three: "sm:grid-cols-2 min-[44rem]:max-[72rem]:gap-4 min-[44rem]:grid-cols-3",
  four: "sm:grid-cols-2 min-[72rem]:grid-cols-4",
} as const;

/** Each step under a frame in which it is drawn. */
function Steps({ items }: { items: readonly StepItem[] }) {
  const count = items.length === 4 ? "four" : "three";
  return (
    <ol className={`grid gap-6 ${columns[count]}`} data-steps={count}>
      {items.map(({ key, when, heading, text, frame }) => (
        <li key={key} className="row-span-2 grid grid-rows-subgrid gap-4">
          <div className="grid content-center gap-2.5 border border-rule border-t-ink bg-sheet p-4.5 text-small/[1.4] sm:min-h-62 in-data-[steps=three]:min-[44rem]:max-[72rem]:p-3">
            {frame}
          </div>
          <div>
            {when && (
              <span className="mb-1.5 block font-display text-body/tight text-ink-2 tabular-nums">
                {when}
              </span>
            )}
            <h3>{heading}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
