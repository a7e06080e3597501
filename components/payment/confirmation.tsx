"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useActionState, useEffect, useEffectEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import type { ConfirmationIds } from "@/lib/payments/link";
import type { Verification } from "@/lib/payments/verification";
import { confirmationPath } from "@/lib/routing/addresses";
import { followVerification, type Phase, phaseOf } from "./follow-verification";
import { Issue } from "./issue";
import type { PaymentWords } from "./payment-words";
import { type ResumeAction, ResumeForm } from "./resume-form";
import { StateHeading } from "./state-heading";

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
  const [answered, send] = useActionState(action, null, confirmationPath(ids.submissionId, ids.flowId));
  const [phase, setPhase] = useState<Phase>({ name: "loading", noAnswer: false });
  const router = useRouter();

  const show = useEffectEvent((next: Phase) => {
    setPhase(next);
    if (next.name === "success") {
      toast.success(words.success);
      router.refresh();
    }
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
        {shown.mayAskAgain && <AskAgain ids={ids} label={words.checkAgain} />}
      </Issue>
    );
  if (shown.name === "unfinished")
    return (
      <State
        key={shown.name}
        heading={words.unfinished}
        title={words.titles.unfinished}
        lead={words.unfinishedLead}
      >
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
      <State
        key={shown.name}
        heading={words.processing}
        title={words.titles.processing}
        lead={shown.late ? words.processingLater : words.processingLead}
      >
        {decided && check(null, words.checkAgain)}
      </State>
    );
  return (
    <State
      key="loading"
      heading={words.loading}
      title={words.titles.loading}
      lead={shown.name === "loading" && shown.noAnswer ? words.noAnswer : words.loadingLead}
    >
      <noscript>{check(words.press, words.confirm)}</noscript>
    </State>
  );
}

type StateProps = { heading: string; title: string; lead: string; children?: ReactNode };

function State({ heading, title, lead, children }: StateProps) {
  return (
    <section className="standing">
      <StateHeading heading={heading} title={title} />
      <p className="lead" aria-live="polite">
        {lead}
      </p>
      {children}
    </section>
  );
}

/** Loads the page again, which asks again: works when the script's own calls do not get through. */
function AskAgain({ ids, label }: { ids: ConfirmationIds; label: string }) {
  return (
    <form>
      <input type="hidden" name="submission_id" value={ids.submissionId} />
      <input type="hidden" name="redirect_flow_id" value={ids.flowId} />
      <p className="acts">
        <Button type="submit">{label}</Button>
      </p>
    </form>
  );
}
