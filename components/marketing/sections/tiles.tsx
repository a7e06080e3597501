export type Tile = { readonly key: string; readonly name: string; readonly of: string };

/** Figures with what they are of, side by side. */
export function Tiles({ items }: { items: readonly Tile[] }) {
  return (
    <dl className="tiles">
      {items.map(({ key, name, of }) => (
        <div key={key}>
          <dt>{of}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  );
}
