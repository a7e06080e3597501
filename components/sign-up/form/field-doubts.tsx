"use client";

import { useStepForm } from "./form-context";

/** What looks odd about a field, beside it, with a button that puts what was probably meant in its place. */
export function FieldDoubts({ name }: { name: string }) {
  const { doubtsAbout, doubtAgain, useSuggestion, hydrated } = useStepForm();
  return (
    <div className="doubts" id={`${name}-doubts`} aria-live="polite">
      {doubtsAbout(name).map(({ text, suggestion }) => (
        <p key={text}>
          {text}
          {suggestion !== null && hydrated && (
            <button
              type="button"
              className="link"
              onClick={() => {
                put(name, suggestion);
                doubtAgain();
              }}
            >
              {useSuggestion.replace("{suggestion}", suggestion)}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

function put(name: string, value: string) {
  const field = document.getElementById(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
