"use client";

import { useRouter } from "next/navigation";
import { useActionState, useEffect, useEffectEvent, useState } from "react";
import { toast } from "sonner";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ConfirmationIds } from "@/lib/payments/link";
import type { Verification } from "@/lib/payments/verification";
import { confirmationPath } from "@/lib/routing/addresses";
import { followVerification, type Phase, phaseOf } from "./follow-verification";
import { Issue, unconfirmed } from "./issue";
import type { PaymentWords } from "./payment-words";
import { type ResumeAction, ResumeForm } from "./resume-form";
import { StateHeading } from "./state-heading";

type Props = {
  ids: ConfirmationIds;
  /** Redirects to the page of the new state. */
  action: (last: null, form: FormData) => Promise<null>;
  /** Back to the provider; null in a browser that did not make the submission. */
  resume: ResumeAction | null;
  /** The payer came back from the provider without approving. */
  hasLeft: boolean;
  /** The result of the button's check, for browsers without scripts. */
  checked: { shown: Verification; notOpened: boolean } | null;
  words: PaymentWords;
  home: string;
  review: string;
  supportEmail: string;
};

/** Verifies the return from the provider and shows the result; without scripts a button does. */
export function Confirmation(props: Props) {
  const { ids, action, resume, hasLeft, checked, words, home, review, supportEmail } = props;
  const [, send] = useActionState(action, null, confirmationPath(ids.submissionId, ids.flowId));
  const [shown, setShown] = useState<Phase>(() =>
    checked ? phaseOf(checked.shown, Number.POSITIVE_INFINITY) : { name: "loading", noAnswer: false },
  );
  const hydrated = useHydrated();
  const router = useRouter();

  const show = useEffectEvent((next: Phase) => {
    setShown(next);
    if (next.name === "success") {
      toast.success(words.success);
      router.refresh();
    }
  });
  const { submissionId, flowId } = ids;
  const toldAtOnce = hasLeft || checked !== null;
  useEffect(() => {
    const stop = new AbortController();
    const follow = { hasLeft: toldAtOnce, show: (next: Phase) => show(next), stop: stop.signal };
    void followVerification({ submissionId, flowId }, follow);
    return () => stop.abort();
  }, [submissionId, flowId, toldAtOnce]);

  // Scripts poll.
  const check = (why: string | null, label: string) => (
    <noscript>
      <form action={send} className="grid gap-3">
        {why && <p>{why}</p>}
        <input type="hidden" name="submissionId" value={submissionId} />
        <input type="hidden" name="redirectFlowId" value={flowId} />
        <Actions as="p">
          <Button type="submit" look={shown.name === "unfinished" ? "quiet" : "solid"}>
            {label}
          </Button>
        </Actions>
      </form>
    </noscript>
  );
  const refused = checked?.notOpened ? words.notOpened : null;
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
            refused={refused}
            words={{ label: words.again, redirecting: words.redirecting }}
          />
        )}
        {checked?.shown.status === "unknown" && check(null, words.checkAgain)}
        {shown.mayAskAgain && <AskAgain ids={ids} label={words.checkAgain} />}
      </Issue>
    );
  // After success the page is about to be replaced.
  const state = shown.name === "success" ? "loading" : shown.name;
  const leads = {
    loading: shown.name === "loading" && shown.noAnswer ? words.noAnswer : words.loadingLead,
    processing: shown.name === "processing" && shown.late ? words.processingLater : words.processingLead,
    unfinished: words.unfinishedLead,
  };
  return (
    <section key={state} className={unconfirmed}>
      <StateHeading heading={words[state]} title={words.titles[state]} />
      <p className="text-lead text-ink-2" aria-live="polite">
        {leads[state]}
      </p>
      {state === "loading" && check(words.press, words.confirm)}
      {state === "processing" && check(null, words.checkAgain)}
      {state === "unfinished" && (
        <>
          {resume ? (
            <ResumeForm
              ids={ids}
              action={resume}
              refused={refused}
              words={{ label: words.resume, redirecting: words.redirecting }}
              change={{ label: words.change, href: review }}
            />
          ) : (
            <p>{words.elsewhere}</p>
          )}
          {hydrated && <p>{words.watching}</p>}
          {check(words.didFinish, words.checkAgain)}
        </>
      )}
    </section>
  );
}

/** Reloads the page, which verifies again: works when the script's own calls fail. */
function AskAgain({ ids, label }: { ids: ConfirmationIds; label: string }) {
  return (
    <form className="grid gap-3">
      <input type="hidden" name="submission_id" value={ids.submissionId} />
      <input type="hidden" name="redirect_flow_id" value={ids.flowId} />
      <Actions as="p">
        <Button type="submit">{label}</Button>
      </Actions>
    </form>
  );
}
