"use client";

import { buttonClass } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import { directorRows } from "@/lib/sign-up/form";
import { Field } from "../form/field";
import { FieldError } from "../form/field-error";
import { useStepForm } from "../form/form-context";

type Props = {
  limit: number;
  words: {
    director: readonly string[];
    name: string;
    role: string;
    appointedOn: string;
    optional: string;
    add: string;
    remove: string;
    removeWhich: readonly string[];
  };
};

/** The directors: rows to fill, one button to add a row and one in each to take it away, with or without scripts. */
export function Directors({ limit, words }: Props) {
  const { values, saving } = useStepForm();
  const rows = directorRows(values);
  return (
    <>
      <FieldError name="directors" />
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <fieldset className="relative mb-4 border border-rule bg-sheet px-5 pt-5 pb-1" key={row}>
          <legend className="float-start mb-3 font-semibold">{words.director[row]}</legend>
          <SubmitButton
            saving={saving}
            className="absolute top-2.5 right-3 min-h-10 cursor-pointer px-2 py-1 text-small underline underline-offset-[0.22em]"
            name="intent"
            value={`remove-director.${row}`}
            formNoValidate
          >
            {words.remove}
            <span className="sr-only">{words.removeWhich[row]}</span>
          </SubmitButton>
          <div className="clear-both grid gap-x-4 sm:grid-cols-2">
            <Field
              name={`directors.${row}.name`}
              label={words.name}
              spellCheck={false}
              className="sm:col-span-full"
            />
            <Field name={`directors.${row}.officer_role`} label={words.role} optional={words.optional} />
            <Field
              name={`directors.${row}.appointed_on`}
              label={words.appointedOn}
              optional={words.optional}
            />
          </div>
        </fieldset>
      ))}
      {rows < limit && (
        <p>
          <SubmitButton
            saving={saving}
            className={buttonClass("quiet")}
            id="add-director"
            name="intent"
            value="add-director"
            formNoValidate
          >
            {words.add}
          </SubmitButton>
        </p>
      )}
    </>
  );
}
