import type { ComponentProps, ReactNode } from "react";
import { field, smallField } from "./looks";

const looks = {
  form: { label: "text-small font-semibold", input: field },
  confirm: { label: "text-small font-semibold", input: smallField },
  filter: { label: "text-note text-ink-2", input: smallField },
} as const;

type TextFieldProps = ComponentProps<"input"> & {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  problem?: string | false | null | undefined;
  look?: keyof typeof looks;
};

export function TextField({ label, hint, problem, look = "form", className = "", ...input }: TextFieldProps) {
  const id = input.id ?? input.name;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="grid w-full gap-1">
      <label htmlFor={id} className={looks[look].label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-note text-ink-2">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="text-small text-error">
          {problem}
        </p>
      )}
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        className={`${looks[look].input} ${className}`}
      />
    </div>
  );
}

/** The operator types a text here to confirm what cannot be undone. */
export function TypedField({ label }: { label: ReactNode }) {
  return <TextField look="confirm" name="typed" label={label} required />;
}

export type Option = readonly [value: string, label: string];

type SelectFieldProps = {
  id?: string;
  name: string;
  label: string;
  options: readonly Option[];
  chosen: string | null;
};

/** The select has a key because React keeps its choice when only its default changes, as after another form of the page. */
export function SelectField({ name, id = name, label, options, chosen }: SelectFieldProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className={looks.filter.label}>
        {label}
      </label>
      <select key={chosen} id={id} name={name} defaultValue={chosen ?? ""} className={`${smallField} pe-8!`}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
