export type Tile = { readonly key: string; readonly figure: string; readonly of: string };

/** Figures with what they are of, side by side. */
export function Tiles({ items }: { items: readonly Tile[] }) {
  return (
    <dl className="tiles">
      {items.map(({ key, figure, of }) => (
        <div key={key}>
          <dt>{of}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
