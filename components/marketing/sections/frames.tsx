import { Icon, type IconName, Tick } from "@/components/ui/icon";

export type Way = {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
  readonly of: string;
};

/** Ways in, drawn as messages. */
export function Ways({ items }: { items: readonly Way[] }) {
  return items.map(({ key, icon, name, of }) => (
    <p
      key={key}
      className="flex items-center gap-3 rounded-message border border-rule bg-ground px-3 py-2.75"
    >
      <Icon name={icon} />
      <span>
        <Breakable text={name} />
        <small className="block text-note wrap-anywhere text-ink-3">
          <Breakable text={of} />
        </small>
      </span>
    </p>
  ));
}

/** A mail address may go on in the next line behind its sign. */
function Breakable({ text }: { text: string }) {
  const [name, ...domain] = text.split("@");
  return domain.length ? [`${name}@`, <wbr key="@" />, domain.join("@")] : text;
}

/** What was read or agreed: label and value, row by row. */
export function Extract({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
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

export type Mark = {
  readonly key: string;
  /** The accountant's tick, for what a person has checked. */
  readonly icon: IconName | "tick";
  readonly name: string;
  readonly of: string;
};

/** Marks with their states: software, figures, documents. */
export function Marks({ items, className }: { items: readonly Mark[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ key, icon, name, of }) => (
        <li
          key={key}
          className="grid grid-cols-[auto_1fr_auto] items-center gap-3 border-rule py-2.5 not-last:border-b in-data-[steps=three]:min-[44rem]:max-[72rem]:grid-cols-[auto_1fr] in-data-[steps=three]:min-[44rem]:max-[72rem]:gap-y-0"
        >
          {icon === "tick" ? <Tick /> : <Icon name={icon} />}
          {name}
          <small className="text-note text-ink-3 in-data-[steps=three]:min-[44rem]:max-[72rem]:col-2">
            {of}
          </small>
        </li>
      ))}
    </ul>
  );
}
