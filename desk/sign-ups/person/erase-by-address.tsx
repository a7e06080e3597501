"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { TakesFocus } from "@/components/ui/takes-focus";
import { TextField } from "@/desk/ui/fields";
import { limits } from "@/lib/sign-up/rules/limits";
import { erasePerson } from "./actions";
import { type EraseState, ErasurePreview } from "./erasure-preview";

type Props = { pressId: string; labels: Readonly<Record<"email" | "again" | "show" | "erase", string>> };

const address = { type: "email", required: true, maxLength: limits.contactEmail } as const;

/** Shows what an erasure would do, then asks for the address again. */
export function EraseByAddress({ pressId, labels }: Props) {
  const [answer, send] = useActionState(erasePerson, null);
  const state = answer === null ? null : (JSON.parse(answer) as EraseState);
  const lines = state?.lines ?? null;
  return (
    <form action={send} className="mt-3 grid max-w-md justify-items-start gap-3">
      <input type="hidden" name="press" value={pressId} />
      {state?.problem && (
        <TakesFocus
          of={`${answer}`}
          className="border-l-[3px] border-error bg-error-wash px-4 py-2 text-small"
        >
          {state.problem}
        </TakesFocus>
      )}
      {state && lines ? (
        <>
          <input type="hidden" name="email" value={state.typed} />
          <div>
            <p className="text-small font-semibold wrap-anywhere">{state.typed}</p>
            <ErasurePreview heading="h3" {...lines} />
          </div>
          <TextField key="again" id="erase-again" name="again" label={labels.again} {...address} />
          <Button small look="red">
            {labels.erase}
          </Button>
        </>
      ) : (
        <>
          <TextField
            key={answer}
            id="erase-email"
            name="email"
            label={labels.email}
            defaultValue={state?.typed}
            {...address}
          />
          <Button small look="quiet">
            {labels.show}
          </Button>
        </>
      )}
    </form>
  );
}
