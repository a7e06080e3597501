export type TrioItem = {
  readonly key: string;
  readonly sum?: string;
  readonly heading: string;
  readonly text: string;
};

/** Three short columns, with or without a figure. */
export function Trio({ items }: { items: readonly TrioItem[] }) {
  return (
    <div className="mt-12 grid gap-8 md:grid-cols-3">
      {items.map(({ key, sum, heading, text }) => (
        <div key={key} className="border-t border-ink pt-4">
          {sum && <p className="mb-3 font-display text-sum tracking-[-0.03em] text-ink">{sum}</p>}
          <h3>{heading}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </div>
      ))}
    </div>
  );
}
