"use client";

import { type ReactNode, useEffect, useState } from "react";

/** A priced choice in words, ready to show. */
export type TapeEntry = {
  choice: string;
  lines: readonly { label: string; amount: string }[];
  total: string;
  notes: readonly string[];
};

type Props = {
  words: { title: string; total: string };
  /** By choice: `starter`, `starter+rollover`. */
  entries: Readonly<Record<string, TapeEntry>>;
  /** The saved choice, shown until another is made. */
  saved: string;
  /** The form in which the choice is made, if it is on this page. */
  form: string;
  children?: ReactNode;
};

/** The running total: what was chosen so far, and as one chooses. Narrow screens keep its last line in sight. */
export function Tape({ words, entries, saved, form, children }: Props) {
  const choice = useChoice(form, saved);
  const entry = entries[choice] ?? entries[saved];
  if (!entry) return null;
  return (
    <>
      <p className="tape-now" aria-hidden="true">
        <span>{entry.choice}</span>
        <b>{entry.total}</b>
      </p>
      {children ?? (
        <aside className="tape" aria-labelledby="tape-title">
          <h2 id="tape-title">{words.title}</h2>
          <dl className="sumlist">
            {entry.lines.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
            <div className="grand">
              <dt>{words.total}</dt>
              <dd aria-live="polite">{entry.total}</dd>
            </div>
          </dl>
          {entry.notes.map((note) => (
            <p className="note" key={note}>
              {note}
            </p>
          ))}
        </aside>
      )}
    </>
  );
}

function useChoice(formId: string, saved: string): string {
  const [made, setMade] = useState<{ over: string; choice: string } | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => {
      const data = new FormData(form);
      const plan = String(data.get("planType") ?? saved.split("+")[0]);
      setMade({ over: saved, choice: data.has(`rollover.${plan}`) ? `${plan}+rollover` : plan });
    };
    form.addEventListener("change", read);
    return () => form.removeEventListener("change", read);
  }, [formId, saved]);
  return made?.over === saved ? made.choice : saved;
}
