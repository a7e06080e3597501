"use client";

import type { Problem } from "@/lib/sign-up/rules/check";
import { AlertBox } from "./alert-box";
import type { FormWords } from "./form-context";
import { countMark, type StepState } from "./form-state";

type Props = {
  id: string;
  problems: readonly Problem[];
  notice: StepState["notice"];
  words: FormWords;
};

/** What needs attention, above the form and all that stands before it, each entry leading to its field. */
export function ErrorSummary({ id, problems, notice, words }: Props) {
  if (problems.length === 0 && notice === null) return null;
  return (
    <AlertBox id={id} heading={problems.length > 0 ? headingOf(words, problems.length) : notice?.title}>
      {problems.length > 0 ? (
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field} className="py-0.75">
              <a href={`#${field}`} className="font-semibold text-error decoration-current">
                {words.texts[message]}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{notice?.text}</p>
      )}
    </AlertBox>
  );
}

/** How many problems there are, in words. */
export function headingOf({ problems }: FormWords, count: number): string {
  return count === 1 ? problems.one : problems.several.replace(countMark, String(count));
}
