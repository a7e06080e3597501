export type Tile = { readonly key: string; readonly name: string; readonly of: string };

/** Figures with what they are of, side by side. */
export function Tiles({ items }: { items: readonly Tile[] }) {
  return (
    <dl className="grid grid-cols-2 border-y border-ink min-[56rem]:grid-cols-4">
      {items.map(({ key, name, of }) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end border-rule pe-4 pt-5 pb-4.5 min-[56rem]:not-first:border-s min-[56rem]:not-first:ps-5"
        >
          <dt className="text-note/[1.35] text-ink-2">{of}</dt>
          <dd className="font-display text-h1/[1.15] tracking-figure">{name}</dd>
        </div>
      ))}
    </dl>
  );
}
