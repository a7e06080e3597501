"use client";

import { useTranslations } from "next-intl";
import { SubmitButton } from "@/components/ui/submit-button";
import { directorRows } from "@/lib/sign-up/form";
import { limits } from "@/lib/sign-up/rules/limits";
import { Field, FieldError } from "../form/field";
import { useStepForm } from "../form/form-context";

export default function Directors() {
  const t = useTranslations("form");
  const { values, saving } = useStepForm();
  const rows = directorRows(values);
  return (
    <>
      <FieldError name="directors" />
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <fieldset className="relative mb-4 border border-rule bg-sheet px-5 pt-5 pb-1" key={row}>
          <legend className="float-start mb-3 font-semibold">
            {t("directors.director", { number: row + 1 })}
          </legend>
          <SubmitButton
            saving={saving}
            look="text"
            className="absolute top-2.5 right-3 min-h-10 cursor-pointer px-2 py-1 text-small underline underline-offset-[0.22em]"
            name="intent"
            value={`remove-director.${row}`}
            formNoValidate
          >
            {t("directors.remove")}
            <span className="sr-only">{t("directors.removeWhich", { number: row + 1 })}</span>
          </SubmitButton>
          <div className="clear-both grid gap-x-4 sm:grid-cols-2">
            <Field
              name={`directors.${row}.name`}
              label={t("directors.name")}
              autoComplete="off"
              spellCheck={false}
              className="sm:col-span-full"
            />
            <Field
              name={`directors.${row}.officer_role`}
              label={t("directors.role")}
              autoComplete="off"
              optional={t("optional")}
            />
            <Field
              name={`directors.${row}.appointed_on`}
              label={t("directors.appointedOn")}
              autoComplete="off"
              optional={t("optional")}
            />
          </div>
        </fieldset>
      ))}
      {rows < limits.directors && (
        <p>
          <SubmitButton
            saving={saving}
            look="quiet"
            id="add-director"
            name="intent"
            value="add-director"
            formNoValidate
          >
            {t("directors.add")}
          </SubmitButton>
        </p>
      )}
    </>
  );
}
