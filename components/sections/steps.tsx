import type { ReactNode } from "react";

export type StepItem = {
  readonly key: string;
  readonly when?: string;
  readonly heading: string;
  readonly text: string;
  readonly frame: ReactNode;
};

/** Three or four steps, each under a frame in which it is drawn. */
export function Steps({ items }: { items: readonly StepItem[] }) {
  return (
    <ol className={items.length === 4 ? "steps four" : "steps three"}>
      {items.map(({ key, when, heading, text, frame }) => (
        <li key={key}>
          <div className="frame">{frame}</div>
          <div>
            {when && <span className="when">{when}</span>}
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
