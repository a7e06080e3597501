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
    <p key={key} className="channel">
      <Icon name={icon} />
      <span>
        <Breakable text={name} />
        <small>
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
    <dl className="extract">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
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
    <ul className={`marks ${className ?? ""}`}>
      {items.map(({ key, icon, name, of }) => (
        <li key={key}>
          {icon === "tick" ? <Tick /> : <Icon name={icon} />}
          {name}
          <small>{of}</small>
        </li>
      ))}
    </ul>
  );
}
