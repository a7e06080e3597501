export type Testimonial = {
  readonly key: string;
  /** Says that the letter is an example. */
  readonly mark?: string;
  readonly text: string;
  readonly by: string;
};

/** What customers write; an example is always marked as one. */
export function TestimonialList({ items }: { items: readonly Testimonial[] }) {
  return (
    <ul className="grid gap-x-16 lg:grid-cols-[7fr_5fr]">
      {items.map(({ key, mark, text, by }) => (
        <li
          key={key}
          className="group/letter grid content-start justify-items-start gap-3 border-t border-ink pt-5 pb-7 lg:first:row-span-2"
        >
          {mark && (
            <span className="inline-block border border-dashed border-edge px-2 py-0.5 text-note/[1.5] text-ink-2">
              {mark}
            </span>
          )}
          <blockquote className="font-display text-h2/[1.35] tracking-[-0.01em] text-pretty group-first/letter:text-h1/[1.22] group-first/letter:tracking-head">
            {text}
          </blockquote>
          <p className="text-small text-ink-2">{by}</p>
        </li>
      ))}
    </ul>
  );
}
