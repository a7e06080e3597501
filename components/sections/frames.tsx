import { Icon, type IconName, Tick } from "@/components/ui/icon";

export type Way = {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
  readonly hint: string;
};

/** Ways in, drawn as messages. */
export function Ways({ items }: { items: readonly Way[] }) {
  return items.map(({ key, icon, name, hint }) => (
    <p key={key} className="channel">
      <Icon name={icon} />
      <span>
        {name}
        <small>{hint}</small>
      </span>
    </p>
  ));
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
  readonly state: string;
};

/** Marks with their states: software, figures, documents. */
export function Marks({ items }: { items: readonly Mark[] }) {
  return (
    <ul className="marks">
      {items.map(({ key, icon, name, state }) => (
        <li key={key}>
          {icon === "tick" ? <Tick /> : <Icon name={icon} />}
          {name}
          <small>{state}</small>
        </li>
      ))}
    </ul>
  );
}
