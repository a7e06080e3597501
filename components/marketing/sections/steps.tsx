import type { ReactNode } from "react";
import { Icon, type IconName, Tick } from "@/components/ui/icon";
import { Section } from "./section";

type Props<Key extends string> = {
  /** What each step draws, by the step's key. */
  frames: Readonly<Record<Key, ReactNode>>;
  say: (name: "heading" | "lead" | "notice" | `${Key}.${"heading" | "text"}`) => string;
  band?: boolean;
};

export function HowSection<Key extends string>({ frames, say, band = true }: Props<Key>) {
  const steps = Object.keys(frames) as Key[];
  return (
    <Section id="how-it-works" heading={say("heading")} lead={say("lead")} band={band}>
      <ol
        className="grid gap-6 sm:grid-cols-2 min-[44rem]:grid-cols-3 min-[44rem]:max-[72rem]:gap-4"
        data-steps="three"
      >
        {steps.map((step) => (
          <li key={step} className="row-span-2 grid grid-rows-subgrid gap-4">
            <div className="grid content-center gap-2.5 border border-rule border-t-ink bg-sheet p-4.5 text-small/[1.4] sm:min-h-62 in-data-[steps=three]:min-[44rem]:max-[72rem]:p-3">
              {frames[step]}
            </div>
            <div>
              <h3>{say(`${step}.heading`)}</h3>
              <p className="mt-2 text-ink-2">{say(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-small/normal text-ink-3">{say("notice")}</p>
    </Section>
  );
}

type Item<Mark> = { readonly icon: Mark; readonly name: string; readonly note: string };
type Status = Omit<Item<IconName | "tick">, "note"> & { readonly note?: string };

export function MessageList({ items }: { items: readonly Item<IconName>[] }) {
  return items.map(({ icon, name, note }) => (
    <p
      key={name}
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
        <div
          key={label}
          className="grid gap-x-3 border-b border-rule py-1.75 min-[20rem]:grid-cols-[5.25rem_1fr]"
        >
          <dt className="text-note/[1.6] text-ink-3">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type StatusProps = { items: readonly Status[]; className?: string };

/** The icon `tick` marks what an accountant has checked. */
export function StatusList({ items, className }: StatusProps) {
  return (
    <ul className={className}>
      {items.map(({ icon, name, note }) => (
        <li
          key={name}
          className="grid grid-cols-[auto_1fr_auto] items-center gap-3 border-rule py-2.5 not-last:border-b max-[20rem]:grid-cols-[auto_1fr] max-[20rem]:gap-y-0 in-data-[steps=three]:min-[44rem]:max-[72rem]:grid-cols-[auto_1fr] in-data-[steps=three]:min-[44rem]:max-[72rem]:gap-y-0"
        >
          {icon === "tick" ? <Tick /> : <Icon name={icon} />}
          {name}
          {note && (
            <small className="text-note text-ink-3 max-[20rem]:col-2 in-data-[steps=three]:min-[44rem]:max-[72rem]:col-2">
              {note}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
