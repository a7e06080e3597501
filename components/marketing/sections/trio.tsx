export type TrioItem = {
  readonly key: string;
  readonly sum?: string;
  readonly heading: string;
  readonly text: string;
};

/** Three short columns, with or without a figure. */
export function Trio({ items }: { items: readonly TrioItem[] }) {
  return (
    <div className="trio">
      {items.map(({ key, sum, heading, text }) => (
        <div key={key}>
          {sum && <p className="sum">{sum}</p>}
          <h3>{heading}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
