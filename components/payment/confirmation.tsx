"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useActionState, useEffect, useEffectEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import type { ConfirmationIds } from "@/lib/payments/link";
import type { Verification } from "@/lib/payments/verification";
import { followVerification, type Phase, phaseOf } from "./follow-verification";
import { Issue } from "./issue";
import type { PaymentWords } from "./payment-words";
import { type ResumeAction, ResumeForm } from "./resume-form";

type Props = {
  ids: ConfirmationIds;
  action: (last: Verification | null, form: FormData) => Promise<Verification>;
  /** Back to the provider; null in a browser that did not make the submission. */
  resume: ResumeAction | null;
  /** The provider sent the payer back without an approval. */
  hasLeft: boolean;
  words: PaymentWords;
  home: string;
  review: string;
  supportEmail: string;
};

/** Verifies the return from the provider and shows what comes of it; without scripts a button does. */
export function Confirmation({ ids, action, resume, hasLeft, words, home, review, supportEmail }: Props) {
  const [answered, send] = useActionState(action, null);
  const [phase, setPhase] = useState<Phase>({ name: "loading" });
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
    const follow = { hasLeft, show: (next: Phase) => show(next), stop: stop.signal };
    void followVerification({ submissionId, flowId }, follow);
    return () => stop.abort();
  }, [submissionId, flowId, hasLeft, decided]);

  // A page without scripts shows the answer of its own post.
  const shown = decided ? phaseOf(answered, Number.POSITIVE_INFINITY) : phase;
  const check = (why: string | null, label: string) => (
    <form action={send}>
      {why && <p>{why}</p>}
      <input type="hidden" name="submissionId" value={submissionId} />
      <input type="hidden" name="redirectFlowId" value={flowId} />
      <p className="acts">
        <Button type="submit" quiet={shown.name === "unfinished"}>
          {label}
        </Button>
      </p>
    </form>
  );
  if (shown.name === "issue")
    return (
      <Issue
        words={words}
        error={shown.error || words.verificationFailed}
        details={shown.details}
        home={home}
        supportEmail={supportEmail}
      >
        {shown.mayTryAgain && resume && (
          <ResumeForm
            ids={ids}
            action={resume}
            words={{ label: words.again, redirecting: words.redirecting }}
          />
        )}
      </Issue>
    );
  if (shown.name === "unfinished")
    return (
      <State heading={words.unfinished} lead={words.unfinishedLead}>
        {resume ? (
          <ResumeForm
            ids={ids}
            action={resume}
            words={{ label: words.resume, redirecting: words.redirecting }}
            change={{ label: words.change, href: review }}
          />
        ) : (
          <p>{words.elsewhere}</p>
        )}
        {decided ? check(words.didFinish, words.checkAgain) : <p>{words.watching}</p>}
      </State>
    );
  if (shown.name === "processing")
    return (
      <State heading={words.processing} lead={shown.late ? words.processingLater : words.processingLead}>
        {decided && check(null, words.checkAgain)}
      </State>
    );
  return (
    <State heading={words.loading} lead={words.loadingLead}>
      <noscript>{check(words.press, words.confirm)}</noscript>
    </State>
  );
}

function State({ heading, lead, children }: { heading: string; lead: string; children?: ReactNode }) {
  return (
    <section className="standing" aria-live="polite">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {children}
    </section>
  );
}
