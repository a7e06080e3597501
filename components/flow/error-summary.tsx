"use client";

import type { Problem } from "@/lib/onboarding/check";
import type { FormWords } from "./form-context";
import type { StepState } from "./form-state";

type Props = {
  id: string;
  problems: readonly Problem[];
  notice: StepState["notice"];
  words: FormWords;
};

/** What needs attention, above the form and all that stands before it, each entry leading to its field. */
export function ErrorSummary({ id, problems, notice, words }: Props) {
  if (problems.length === 0 && notice === null) return null;
  const count = Math.min(problems.length, words.problems.length);
  return (
    <section className="problem" role="alert" aria-labelledby={`${id}-title`} id={id} tabIndex={-1}>
      <h2 id={`${id}-title`}>{problems.length > 0 ? words.problems[count - 1] : notice?.title}</h2>
      {problems.length > 0 ? (
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`}>{words.texts[message]}</a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{notice?.text}</p>
      )}
    </section>
  );
}
