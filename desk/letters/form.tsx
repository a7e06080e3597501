"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { TakesFocus } from "@/components/ui/takes-focus";
import { TextField } from "@/desk/ui/fields";
import { field } from "@/desk/ui/looks";
import { send } from "./actions";

type Refusal = "blank" | "long" | "enough" | "gone";

type Props = {
  /** Hidden fields. `seen`: when the page was made. */
  sends: Readonly<Record<string, string>> & { readonly seen: string };
  subject: string;
  text: string;
  maxLength: number;
  words: Readonly<Record<"subject" | "text" | "send" | Refusal, string>>;
};

/** Keeps what was typed when it was refused, or when a colleague has written meanwhile. */
export function LetterForm({ sends, subject, text, maxLength, words }: Props) {
  const [state, action] = useActionState(send, null);
  const problem = state && (state.told || words[state.message as Refusal]);
  return (
    <form action={action} className="mt-5 grid max-w-2xl gap-4">
      {problem && (
        <TakesFocus of={problem} className="border-l-[3px] border-error bg-error-wash px-4 py-2 text-small">
          {problem}
        </TakesFocus>
      )}
      {Object.entries({ ...sends, seen: state?.seen ?? sends.seen }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField name="subject" label={words.subject} defaultValue={state?.subject ?? subject} required />
      <div className="grid gap-1">
        <label htmlFor="text" className="text-small font-semibold">
          {words.text}
        </label>
        <textarea
          id="text"
          name="text"
          rows={12}
          required
          maxLength={maxLength}
          defaultValue={state?.text ?? text}
          className={field}
        />
      </div>
      <Button small className="justify-self-start">
        {words.send}
      </Button>
    </form>
  );
}
