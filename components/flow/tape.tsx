"use client";

import { useEffect, useState } from "react";

/** A priced choice in words, ready to show. */
export type TapeEntry = {
  lines: readonly { label: string; amount: string }[];
  total: string;
  notes: readonly string[];
};

type Props = {
  title: string;
  totalLabel: string;
  /** By choice: `starter`, `starter+rollover`. */
  entries: Readonly<Record<string, TapeEntry>>;
  /** The saved choice, shown until another is made. */
  saved: string;
  /** The form in which the choice is made, if it is on this page. */
  form?: string;
};

/** The running total: what was chosen so far, and as one chooses. */
export function Tape({ title, totalLabel, entries, saved, form }: Props) {
  const choice = useChoice(form, saved);
  const entry = entries[choice] ?? entries[saved];
  if (!entry) return null;
  return (
    <aside className="tape" aria-labelledby="tape-title">
      <h2 id="tape-title">{title}</h2>
      <dl className="sumlist">
        {entry.lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="grand">
          <dt>{totalLabel}</dt>
          <dd>{entry.total}</dd>
        </div>
      </dl>
      {entry.notes.map((note) => (
        <p className="note" key={note}>
          {note}
        </p>
      ))}
    </aside>
  );
}

function useChoice(formId: string | undefined, saved: string): string {
  const [choice, setChoice] = useState<string | null>(null);
  useEffect(() => {
    const form = formId === undefined ? null : document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => {
      const data = new FormData(form);
      const plan = String(data.get("planType") ?? saved.split("+")[0]);
      setChoice(data.has(`rollover.${plan}`) ? `${plan}+rollover` : plan);
    };
    form.addEventListener("change", read);
    return () => form.removeEventListener("change", read);
  }, [formId, saved]);
  return choice ?? saved;
}
