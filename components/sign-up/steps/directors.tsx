"use client";

import { SubmitButton } from "@/components/ui/submit-button";
import { directorRows } from "@/lib/sign-up/form";
import { Field } from "../form/field";
import { FieldError } from "../form/field-error";
import { useStepForm } from "../form/form-context";

type Props = {
  limit: number;
  words: {
    title: string;
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
    <section className="group" aria-labelledby="directors">
      <h2 id="directors" tabIndex={-1}>
        {words.title}
      </h2>
      <FieldError name="directors" />
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <fieldset className="director" key={row}>
          <legend>{words.director[row]}</legend>
          <SubmitButton
            saving={saving}
            className="remove"
            name="intent"
            value={`remove-director.${row}`}
            formNoValidate
          >
            {words.remove}
            <span className="vh">{words.removeWhich[row]}</span>
          </SubmitButton>
          <div className="grid2">
            <Field name={`directors.${row}.name`} label={words.name} spellCheck={false} className="wide" />
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
            className="btn quiet"
            id="add-director"
            name="intent"
            value="add-director"
            formNoValidate
          >
            {words.add}
          </SubmitButton>
        </p>
      )}
    </section>
  );
}
