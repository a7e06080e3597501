"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useActionState, useEffect, useEffectEvent, useState } from "react";
import { Actions, Button, LinkButton } from "@/components/ui/button";
import { WithEmails } from "@/components/ui/email";
import { notify } from "@/components/ui/notifications";
import { SubmitButton } from "@/components/ui/submit-button";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ConfirmationIds } from "@/lib/payments/link";
import type { Checked, OpenProblem } from "@/lib/payments/verification";
import { confirmationPath, requestIdNames } from "@/lib/routing/addresses";
import { followVerification, type Phase, phaseOf } from "./follow-verification";
import { IdFields } from "./id-fields";
import { BesideOrder, Issue, StateHeading, Support } from "./issue";
import type { PaymentWords } from "./payment-words";

type ResumeAction = (last: OpenProblem | null, form: FormData) => Promise<OpenProblem | null>;

type Props = {
  ids: ConfirmationIds;
  /** Verifies the payment without scripts, then redirects to this page. */
  action: (last: null, form: FormData) => Promise<null>;
  /** The action that leads back to the provider; null in a browser that neither made the submission nor was let in by a link. */
  resume: ResumeAction | null;
  /** The page that mails a link which lets this browser in; null if no link would. */
  otherDevice: string | null;
  /** How the payer came back without approving, according to the address. It only chooses words: the provider is asked anyway. */
  cameBack: "left" | "refused" | null;
  /** The result of `action`, shown after its redirect; null before. */
  checked: Checked | null;
  words: PaymentWords;
  home: string;
  /** Where the order can be changed; null in a browser that did not make the submission. */
  review: string | null;
  supportEmail: string;
  /** What is ordered, and what is mailed where in which state; null in a browser that may not see it. */
  order: { facts: ReactNode; byMail: Readonly<Partial<Record<MailedState, string>>> } | null;
};

export type MailedState = "processing" | "unfinished" | "failed";

/** Verifies the payment after the return from the provider and shows the result. Without scripts a button does that. */
export function Confirmation(props: Props) {
  const { ids, action, resume, otherDevice, cameBack, checked, words, home, review, supportEmail, order } =
    props;
  const [, send] = useActionState(action, null, confirmationPath(ids.submissionId, ids.requestId));
  const [phase, setPhase] = useState<Phase>(() =>
    checked ? phaseOf(checked.shown, Number.POSITIVE_INFINITY) : { name: "loading", noAnswer: false },
  );
  const hydrated = useHydrated();
  const router = useRouter();

  const show = useEffectEvent((next: Phase) => {
    setPhase(next);
    if (next.name === "success") {
      notify("success", words.success);
      router.refresh();
    }
  });
  const { submissionId, requestId } = ids;
  const isRefused = cameBack === "refused";
  const hasResult = cameBack !== null || checked !== null;
  useEffect(() => {
    const stop = new AbortController();
    const { lang } = document.documentElement;
    const follow = { lang, hasLeft: hasResult, show: (next: Phase) => show(next), stop: stop.signal };
    void followVerification({ submissionId, requestId }, follow);
    return () => stop.abort();
  }, [submissionId, requestId, hasResult]);

  // This button is for browsers without scripts: with them, `followVerification` asks by itself.
  const check = (why: string | null, label: string) => (
    <noscript>
      <form action={send} className="grid gap-3">
        {why && <p>{why}</p>}
        <IdFields ids={ids} isRefused={isRefused} />
        <Actions as="p">
          <Button look={phase.name === "unfinished" ? "quiet" : "solid"}>{label}</Button>
        </Actions>
      </form>
    </noscript>
  );
  const back = { ids, isRefused, notOpened: checked?.notOpened ?? null, words };
  const continueHere = otherDevice && (
    <Actions as="p">
      <LinkButton href={otherDevice}>{words.otherDevice}</LinkButton>
    </Actions>
  );
  const mailNotice = (state: MailedState) => {
    const text = order?.byMail[state] ?? (state === "processing" ? words.processingByMail : undefined);
    return (
      text && (
        <p>
          <WithEmails text={text} />
        </p>
      )
    );
  };
  const reasons = (
    <div>
      <p className="font-semibold">{words.reasons.heading}</p>
      <ul className="list-disc ps-5">
        {words.reasons.list.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
  if (phase.name === "issue") {
    const isUnknown = checked?.shown.status === "unknown";
    const setUp = resume ? <ResumeForm {...back} action={resume} label={words.again} /> : continueHere;
    const again = phase.mayTryAgain ? setUp : null;
    return (
      <Issue
        words={words}
        error={phase.error || words.verificationFailed}
        details={phase.details}
        home={home}
        supportEmail={supportEmail}
        hasAction={again !== null || isUnknown || phase.mayAskAgain}
        order={order?.facts}
      >
        {phase.hasFailed && reasons}
        {again}
        {phase.hasFailed && mailNotice("failed")}
        {isUnknown && check(null, words.checkAgain)}
        {phase.mayAskAgain && <AskAgain ids={ids} label={words.checkAgain} />}
      </Issue>
    );
  }
  // After a success the refresh replaces this component, so it goes on showing 'loading'.
  const state = phase.name === "success" ? "loading" : phase.name;
  const heading = state === "unfinished" && isRefused ? "refused" : state;
  const leads = {
    loading: phase.name === "loading" && phase.noAnswer ? words.noAnswer : words.loadingLead,
    processing: phase.name === "processing" && phase.late ? words.processingLater : words.processingLead,
    unfinished: words.unfinishedLead,
    refused: words.refusedLead,
  };
  return (
    <BesideOrder order={order?.facts}>
      <StateHeading key={heading} heading={words[heading]} title={words.titles[heading]} />
      <p className="text-lead text-ink-2" aria-live="polite">
        {leads[heading]}
      </p>
      {state === "loading" && check(words.press, words.confirm)}
      {state === "processing" && check(null, words.checkAgain)}
      {state === "unfinished" && (
        <>
          {heading === "refused" && reasons}
          {resume ? (
            <ResumeForm
              {...back}
              action={resume}
              label={heading === "refused" ? words.tryAgain : words.resume}
            >
              {review && (
                <LinkButton look="quiet" href={review}>
                  {words.change}
                </LinkButton>
              )}
            </ResumeForm>
          ) : (
            continueHere
          )}
          {hydrated && heading === "unfinished" && <p>{words.watching}</p>}
          {check(heading === "unfinished" ? words.didFinish : null, words.checkAgain)}
        </>
      )}
      {(state === "processing" || state === "unfinished") && mailNotice(state)}
      <Support words={words} email={supportEmail} />
      {state === "unfinished" && (
        <p>
          <a className="inline-flex min-h-11 items-center" href={home}>
            {words.home}
          </a>
        </p>
      )}
    </BesideOrder>
  );
}

/** A button that reloads the page, for when the script's own calls have failed. */
function AskAgain({ ids, label }: { ids: ConfirmationIds; label: string }) {
  return (
    <form className="grid gap-3">
      <input type="hidden" name="submission_id" value={ids.submissionId} />
      <input type="hidden" name={requestIdNames.query} value={ids.requestId} />
      <Actions as="p">
        <Button>{label}</Button>
      </Actions>
    </form>
  );
}

type ResumeProps = {
  ids: ConfirmationIds;
  isRefused: boolean;
  action: ResumeAction;
  label: string;
  words: PaymentWords;
  /** Why the last attempt failed, for a browser without scripts; null if it did not. */
  notOpened: OpenProblem | null;
  /** Buttons beside the first. */
  children?: ReactNode;
};

/** The button that leads back to the provider's page. */
function ResumeForm({ ids, isRefused, action, label, words, notOpened, children }: ResumeProps) {
  const [problem, send] = useActionState(
    action,
    notOpened,
    confirmationPath(ids.submissionId, ids.requestId),
  );
  return (
    <form action={send} className="grid gap-3">
      {problem && (
        <p className="text-lead text-ink-2" role="alert">
          {words[problem]}
        </p>
      )}
      <IdFields ids={ids} isRefused={isRefused} />
      <Actions as="p">
        <SubmitButton saving={words.redirecting}>{label}</SubmitButton>
        {children}
      </Actions>
    </form>
  );
}
