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
    <ul className="letters">
      {items.map(({ key, mark, text, by }) => (
        <li key={key}>
          {mark && <span className="eg">{mark}</span>}
          <blockquote>{text}</blockquote>
          <p className="by">{by}</p>
        </li>
      ))}
    </ul>
  );
}
