"use client";

import { FieldFrame, fieldControl } from "./field";
import { useStepForm } from "./form-context";

type Props = {
  name: string;
  label: string;
  hint?: string;
  optional?: string;
  required?: boolean;
  autoComplete?: string;
  /** Text of the empty first option; without it, an option is always chosen. */
  prompt?: string;
  options: readonly { value: string; label: string }[];
};

export function SelectField({
  name,
  label,
  hint,
  optional,
  required = false,
  autoComplete,
  prompt,
  options,
}: Props) {
  const { values } = useStepForm();
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional} required={required}>
      {(described) => (
        <select
          {...described}
          className={fieldControl}
          id={name}
          name={name}
          autoComplete={autoComplete}
          defaultValue={values[name] ?? ""}
          required={required}
        >
          {prompt && <option value="">{prompt}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
