"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { fieldControl, fieldFrame, fieldLabel, wrongMark } from "@/components/ui/control";
import { WithEmails } from "@/components/ui/email";
import { Icon } from "@/components/ui/icon";
import { useHydrated } from "@/components/ui/use-hydrated";
import { maxLengthOf } from "@/lib/sign-up/form";
import { useStepForm } from "./form-context";

type Option = { readonly value: string; readonly label: string };

type Props = {
  name: string;
  label: string;
  hint?: string;
  /** The word '(optional)', shown after the label of a field that may stay empty. */
  optional?: string;
  /** Whether warnings about the answer are shown beside the field. */
  warns?: boolean;
  className?: string;
  /** Makes the field a `<select>`. A saved value that is none of them is shown too. */
  options?: readonly Option[];
  /** Text of the empty first option; without it, an option is always chosen. */
  prompt?: string;
  /** Makes the field a text of several lines. */
  rows?: number;
} & Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "spellCheck" | "placeholder" | "required"
>;

export function Field(props: Props) {
  const { name, label, hint, optional, warns, className = "", options, prompt, rows, ...attributes } = props;
  const { values } = useStepForm();
  const { wrong, control } = useControl(name, { hint, warns });
  const shared = { ...control, className: fieldControl, defaultValue: values[name] ?? "" };
  return (
    <div className={`${fieldFrame} ${wrong ? wrongMark : ""} ${className}`}>
      <label htmlFor={name} className={fieldLabel}>
        {label}
        {props.required && <span aria-hidden="true">{" *"}</span>}
        {optional && <span className="font-normal text-ink-3">{` ${optional}`}</span>}
      </label>
      {hint && (
        <span className="mb-1.5 block text-small/[1.4] text-ink-3" id={`${name}-hint`}>
          <WithEmails text={hint} />
        </span>
      )}
      {options ? (
        <select {...shared} className={`${fieldControl} pe-10`} autoComplete={attributes.autoComplete}>
          {prompt && <option value="">{prompt}</option>}
          {withSaved(options, shared.defaultValue).map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea
          {...shared}
          rows={rows}
          autoComplete={attributes.autoComplete}
          maxLength={maxLengthOf(name)}
        />
      ) : (
        <input enterKeyHint="next" {...attributes} {...shared} maxLength={maxLengthOf(name)} />
      )}
      <FieldError name={name} />
      {warns && <FieldWarnings name={name} />}
    </div>
  );
}

/**
 * Whether the last answer of a field is wrong, and the attributes of its control, which has the focus where the page answers a form
 * in which it alone is wrong.
 */
export function useControl(name: string, { hint, warns }: Pick<Props, "hint" | "warns"> = {}) {
  const { messageFor, takesFocus } = useStepForm();
  const wrong = messageFor(name)?.fixed === false;
  const described = [hint && `${name}-hint`, wrong && `${name}-error`, warns && `${name}-warnings`];
  const control = {
    id: name,
    name,
    autoFocus: takesFocus(name),
    "aria-invalid": wrong || undefined,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
  };
  return { wrong, control };
}

function withSaved(options: readonly Option[], saved: string): readonly Option[] {
  const isListed = saved === "" || options.some(({ value }) => value === saved);
  return isListed ? options : [...options, { value: saved, label: saved }];
}

/** The message of a corrected field becomes invisible but keeps its space, so that nothing moves during typing. */
export function FieldError({ name }: { name: string }) {
  const t = useTranslations("form");
  const { messageFor } = useStepForm();
  const message = messageFor(name);
  if (!message) return null;
  return (
    <p
      className={`mt-1.75 flex gap-1.75 text-small/[1.4] font-semibold text-error ${message.fixed ? "invisible" : ""}`}
      id={`${name}-error`}
    >
      <Icon name="warn" className="mt-px size-4.5 stroke-[1.75]" />
      <span>
        <span className="sr-only">{t("error")}</span>
        {message.text}
      </span>
    </p>
  );
}

function FieldWarnings({ name }: { name: string }) {
  const t = useTranslations("validation");
  const { warningsAbout, checkAgain } = useStepForm();
  const hydrated = useHydrated();
  return (
    <div id={`${name}-warnings`} aria-live="polite">
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
