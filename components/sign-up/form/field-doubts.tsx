"use client";

import { useTranslations } from "next-intl";
import { useStepForm } from "./form-context";

/** What looks odd about a field, beside it, with a button that puts what was probably meant in its place. */
export function FieldWarnings({ name }: { name: string }) {
  const t = useTranslations("validation");
  const { warningsAbout, checkAgain, hydrated } = useStepForm();
  return (
    <div id={`${name}-doubts`} aria-live="polite">
      {warningsAbout(name).map(({ kind, suggestion }) => (
        <p key={kind} className="mt-1.5 border-l-3 border-accent pl-3 text-small/normal">
          {t(`warning.${kind}`)}
          {suggestion !== null && hydrated && (
            <button
              type="button"
              className="ms-1.5 min-h-6 cursor-pointer font-semibold underline underline-offset-[0.22em]"
              onClick={() => {
                put(name, suggestion);
                checkAgain();
              }}
            >
              {t("useSuggestion", { suggestion })}
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
