"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { TakesFocus } from "@/components/ui/takes-focus";
import { TextField } from "@/desk/ui/fields";
import { sendCorrection } from "./actions";
import type { ContactField, ContactFormState } from "./correct";

type ContactFormField = {
  readonly name: ContactField;
  readonly label: string;
  readonly type: "text" | "email" | "tel";
  /** The stored value when the page was made, which the form sends. */
  readonly seen: string;
};

type Props = {
  signUpId: string;
  fields: readonly ContactFormField[];
  save: string;
};

/** Keeps what was typed when the rules, or somebody else's correction, refuse it. */
export function ContactForm({ signUpId, fields, save }: Props) {
  const [answer, send] = useActionState(sendCorrection, null);
  const state = answer === null ? null : (JSON.parse(answer) as ContactFormState);
  return (
    <form action={send} className="mt-5 grid max-w-md gap-4" noValidate>
      {state && (
        <TakesFocus
          of={`${state.heading} ${answer}`}
          className="border-l-[3px] border-error bg-error-wash px-4 py-2 text-small"
        >
          <b className="font-semibold">{state.heading}</b>
          {state.text && <span className="block">{state.text}</span>}
        </TakesFocus>
      )}
      <input type="hidden" name="signUp" value={signUpId} />
      {fields.map(({ name, label, type, seen }) => {
        return (
          <div key={name}>
            <input type="hidden" name={`seen.${name}`} value={state?.seen[name] ?? seen} />
            <TextField
              key={answer}
              name={name}
              type={type}
              label={label}
              hint={state?.now[name]}
              problem={state?.problems[name]}
              defaultValue={state?.typed[name] ?? seen}
            />
          </div>
        );
      })}
      <Button small className="justify-self-start">
        {save}
      </Button>
    </form>
  );
}
