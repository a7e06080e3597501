"use client";

import { useActionState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import type { ConfirmationIds } from "@/lib/payments/link";

export type ResumeAction = (last: string | null, form: FormData) => Promise<string | null>;

type Props = {
  ids: ConfirmationIds;
  action: ResumeAction;
  label: string;
  change?: { label: string; href: string };
};

/** The button back to the provider's page; works without scripts too. */
export function ResumeForm({ ids, action, label, change }: Props) {
  const [problem, send, isPending] = useActionState(action, null);
  return (
    <form action={send}>
      {problem && (
        <p className="lead" role="alert">
          {problem}
        </p>
      )}
      <input type="hidden" name="submissionId" value={ids.submissionId} />
      <input type="hidden" name="redirectFlowId" value={ids.flowId} />
      <p className="acts">
        <Button type="submit" aria-disabled={isPending || undefined}>
          {label}
        </Button>
        {change && (
          <LinkButton quiet href={change.href}>
            {change.label}
          </LinkButton>
        )}
      </p>
    </form>
  );
}
