type Props = {
  /** The texts in the order of time, each with the instant at which it stops being true. */
  texts: readonly (readonly [until: Date, text: string])[];
  /** What stands there without scripts. */
  children: string;
  /** What is true after the last of `texts`. */
  after: string;
};

const never = 1e15;

/** A text that time makes untrue: the early script writes the one that is true at the visitor's time. */
export function CurrentText({ texts, after, children }: Props) {
  const rows = [...texts.map(([until, text]) => [until.getTime(), text]), [never, after]];
  return (
    <span data-now={JSON.stringify(rows.reverse())} suppressHydrationWarning>
      {children}
    </span>
  );
}
