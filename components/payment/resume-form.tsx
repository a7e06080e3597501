"use client";

import { useActionState } from "react";
import { Actions, buttonClass, LinkButton } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ConfirmationIds } from "@/lib/payments/link";
import { confirmationPath } from "@/lib/routing/addresses";

export type ResumeAction = (last: string | null, form: FormData) => Promise<string | null>;

type Props = {
  ids: ConfirmationIds;
  action: ResumeAction;
  words: { label: string; redirecting: string };
  /** Why the last attempt failed, for a browser without scripts; null if it did not. */
  refused: string | null;
  change?: { label: string; href: string };
};

/** The button that leads back to the provider's page. */
export function ResumeForm({ ids, action, words, refused, change }: Props) {
  const [problem, send] = useActionState(action, refused, confirmationPath(ids.submissionId, ids.flowId));
  return (
    <form action={send} className="grid gap-3">
      {problem && (
        <p className="text-lead text-ink-2" role="alert">
          {problem}
        </p>
      )}
      <input type="hidden" name="submissionId" value={ids.submissionId} />
      <input type="hidden" name="redirectFlowId" value={ids.flowId} />
      <Actions as="p">
        <SubmitButton className={buttonClass()} saving={words.redirecting}>
          {words.label}
        </SubmitButton>
        {change && (
          <LinkButton look="quiet" href={change.href}>
            {change.label}
          </LinkButton>
        )}
      </Actions>
    </form>
  );
}
