"use client";

import { useRouter } from "next/navigation";
import { useActionState, useEffect, useEffectEvent, useState } from "react";
import { toast } from "sonner";
import { LinkButton } from "@/components/ui/button";
import type { ConfirmationIds } from "@/lib/payments/link";
import type { Verification } from "@/lib/payments/verification";
import { followVerification, type Phase } from "./follow-verification";
import { Issue } from "./issue";
import type { PaymentWords } from "./payment-words";

type Props = {
  ids: ConfirmationIds;
  action: (last: Verification | null, form: FormData) => Promise<Verification>;
  words: PaymentWords;
  home: string;
  resume: string;
  supportEmail: string;
};

/** Verifies the return from the provider and shows what comes of it; without scripts a button does. */
export function Confirmation({ ids, action, words, home, resume, supportEmail }: Props) {
  const [answered, send] = useActionState(action, null);
  const [phase, setPhase] = useState<Phase>(phaseOf(answered));
  const router = useRouter();

  const show = useEffectEvent((next: Phase) => {
    setPhase(next);
    if (next.name === "success") {
      toast.success(words.success);
      router.refresh();
    }
    if (next.name === "issue") toast.error(words.verificationFailed);
  });
  const { submissionId, flowId } = ids;
  const decided = answered !== null;
  useEffect(() => {
    if (decided) return;
    const stop = new AbortController();
    void followVerification({ submissionId, flowId }, (next) => show(next), stop.signal);
    return () => stop.abort();
  }, [submissionId, flowId, decided]);

  if (phase.name === "issue")
    return (
      <Issue
        words={words}
        error={phase.error || words.verificationFailed}
        home={home}
        supportEmail={supportEmail}
      />
    );
  if (phase.name === "unfinished")
    return (
      <State heading={words.unfinished} lead={words.unfinishedLead}>
        <p className="acts">
          <LinkButton href={resume}>{words.resume}</LinkButton>
        </p>
      </State>
    );
  if (phase.name === "processing")
    return (
      <State heading={words.processing} lead={phase.late ? words.processingLater : words.processingLead} />
    );
  return (
    <State heading={words.loading} lead={words.loadingLead}>
      <noscript>
        <form action={send}>
          <p>{words.press}</p>
          <input type="hidden" name="submissionId" value={submissionId} />
          <input type="hidden" name="redirectFlowId" value={flowId} />
          <button type="submit" className="btn">
            {words.confirm}
          </button>
        </form>
      </noscript>
    </State>
  );
}

function State({ heading, lead, children }: { heading: string; lead: string; children?: React.ReactNode }) {
  return (
    <section className="titles" aria-live="polite">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {children}
    </section>
  );
}

/** A page without scripts shows the answer of its own post. */
function phaseOf(answer: Verification | null): Phase {
  if (answer === null) return { name: "loading" };
  if (answer.status === "processing") return { name: "processing", late: true };
  if (answer.status === "pending") return { name: "unfinished" };
  return { name: "issue", error: answer.error ?? answer.details ?? "" };
}
