import type { ReactNode } from "react";

type Props = {
  caption: string;
  /** From 64rem on: two columns, the caption under the second. */
  columns?: string;
  children: ReactNode;
};

/** A figure that shows the work, and says that it is an example. */
export function Exhibit({ caption, columns = "", children }: Props) {
  return (
    <figure className={`grid gap-6 ${columns}`}>
      {children}
      <figcaption className={`max-w-184 text-note/normal text-ink-3 ${columns && "lg:col-start-2"}`}>
        {caption}
      </figcaption>
    </figure>
  );
}
