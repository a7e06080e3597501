/** What an erasure does, in words. */
export type PreviewLines = {
  readonly goes: readonly [heading: string, ...lines: string[]];
  readonly stays: readonly [heading: string, ...lines: string[]];
  readonly notes: readonly string[];
};

/** What a form shows that did not erase yet, as JSON. `problem`: why not. */
export type EraseState = {
  readonly typed: string;
  readonly lines: PreviewLines | null;
  readonly problem: string | null;
};

/** What is erased, and what the law makes the firm keep: the same wherever an erasure is offered. `heading`: its level there. */
export function ErasurePreview({
  goes,
  stays,
  notes,
  heading: Heading,
}: PreviewLines & { heading: "h2" | "h3" }) {
  return (
    <>
      {[goes, stays].map(([heading, ...lines]) => (
        <div key={heading} className="mt-4">
          <Heading className="font-display text-h3 font-medium">{heading}</Heading>
          <ul className="mt-2 max-w-measure list-disc ps-5 text-small">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {notes.map((note) => (
        <p key={note} className="mt-2 max-w-measure text-small text-ink-2">
          {note}
        </p>
      ))}
    </>
  );
}
