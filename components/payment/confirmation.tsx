"use client";

import { useRouter } from "next/navigation";
import { useActionState, useEffect, useEffectEvent, useState } from "react";
import { toast } from "sonner";
import { Actions, Button } from "@/components/ui/button";
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
  /** Verifies the payment without scripts, then redirects to this page. */
  action: (last: null, form: FormData) => Promise<null>;
  /** Leads back to the provider; null in a browser that did not make the submission. */
  resume: ResumeAction | null;
  /** Whether the payer left the provider's page without approving. */
  hasLeft: boolean;
  /** The result of `action`, shown after its redirect; null before. */
  checked: { shown: Verification; notOpened: boolean } | null;
  words: PaymentWords;
  home: string;
  review: string;
  supportEmail: string;
};

/** Verifies the payment after the return from the provider and shows the result. Without scripts a button does that. */
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

  // Only without scripts: with them, `followVerification` asks by itself.
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
  // After a success the refresh replaces this component, so it goes on showing 'loading'.
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

/** A button that reloads the page, for when the script's own calls have failed. */
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
