import type { ReactNode } from "react";
import { Icon, type IconName, Tick } from "@/components/ui/icon";
import { Section } from "./section";

type StepItem = {
  readonly key: string;
  readonly when?: string;
  readonly heading: string;
  readonly text: string;
  readonly frame: ReactNode;
};

type Props = {
  heading: string;
  lead?: string;
  items: readonly StepItem[];
  notice?: string;
  children?: ReactNode;
};

export function HowSection({ heading, lead, items, notice, children }: Props) {
  return (
    <Section id="how-it-works" heading={heading} lead={lead} band>
      <Steps items={items} />
      {notice && <p className="mt-6 text-note/normal text-ink-3">{notice}</p>}
      {children}
    </Section>
  );
}

const columns = {
  three: "sm:grid-cols-2 min-[44rem]:max-[72rem]:gap-4 min-[44rem]:grid-cols-3",
  four: "sm:grid-cols-2 min-[72rem]:grid-cols-4",
} as const;

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

type Message = {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
  readonly note: string;
};

export function MessageList({ items }: { items: readonly Message[] }) {
  return items.map(({ key, icon, name, note }) => (
    <p
      key={key}
      className="flex items-center gap-3 rounded-message border border-rule bg-ground px-3 py-2.75"
    >
      <Icon name={icon} />
      <span>
        <Breakable text={name} />
        <small className="block text-note wrap-anywhere text-ink-3">
          <Breakable text={note} />
        </small>
      </span>
    </p>
  ));
}

/** Lets an e-mail address wrap after its @. */
function Breakable({ text }: { text: string }) {
  const [name, ...domain] = text.split("@");
  return domain.length ? [`${name}@`, <wbr key="@" />, domain.join("@")] : text;
}

export function FactList({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[5.25rem_1fr] gap-3 border-b border-rule py-1.75">
          <dt className="text-note/[1.6] text-ink-3">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Status = {
  readonly key: string;
  /** `tick` marks what an accountant has checked. */
  readonly icon: IconName | "tick";
  readonly name: string;
  readonly note: string;
};

export function StatusList({ items, className }: { items: readonly Status[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ key, icon, name, note }) => (
        <li
          key={key}
          className="grid grid-cols-[auto_1fr_auto] items-center gap-3 border-rule py-2.5 not-last:border-b in-data-[steps=three]:min-[44rem]:max-[72rem]:grid-cols-[auto_1fr] in-data-[steps=three]:min-[44rem]:max-[72rem]:gap-y-0"
        >
          {icon === "tick" ? <Tick /> : <Icon name={icon} />}
          {name}
          <small className="text-note text-ink-3 in-data-[steps=three]:min-[44rem]:max-[72rem]:col-2">
            {note}
          </small>
        </li>
      ))}
    </ul>
  );
}
