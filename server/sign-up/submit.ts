import type { Draft } from "@/db/queries/drafts";
import type { Submission } from "@/db/queries/submissions";
import { type Submitted, submitDraft } from "@/db/queries/submit-draft";
import type { Edition } from "@/lib/markets/editions";
import { plan } from "@/lib/plans";
import { readAnswers } from "@/lib/sign-up/answers";
import { businessRules } from "@/lib/sign-up/business";
import { contactRules } from "@/lib/sign-up/contact";
import { query } from "@/server/database";
import { submittedEvent } from "@/server/feed/event";
import { wakeWorker } from "@/server/jobs/wake";
import { signUpNoticeOf } from "@/server/mail/mails/firm-notices";
import { paymentWay } from "@/server/payments/open";
import { newReference } from "@/server/token";
import { readPhone } from "./phone";
import { type CompleteAnswers, rowOf } from "./submission-row";

type Reviewed = {
  version: number;
  edition: Edition;
  termsVersion: string;
  ownerTokenHash: string;
  acceptedAt: Date;
};

export async function submit(
  draft: Draft,
  { version, edition, termsVersion, ownerTokenHash, acceptedAt }: Reviewed,
): Promise<Submitted | { outcome: "incomplete" }> {
  const answers = completeAnswers(draft);
  if (!answers) return { outcome: "incomplete" };
  const accepted = { termsVersion, termsAcceptedAt: acceptedAt };
  const contactPhoneE164 = readPhone(answers.contact.contactPhone, draft.market).e164;
  const row = {
    ...rowOf(draft, answers, { edition, acceptedAt, contactPhoneE164 }),
    ...accepted,
    ownerTokenHash,
  };
  const entriesOf = (submission: Submission) => [signUpNoticeOf(submission), ...submittedEvent(submission)];
  const first = { reference: newReference(), way: paymentWay(), entriesOf };
  const submitted = await query((db) => submitDraft(db, { id: draft.id, version }, row, first));
  wakeWorker();
  return submitted;
}

function completeAnswers(draft: Draft): CompleteAnswers | null {
  const answers = readAnswers(draft.answers);
  const business = businessRules(draft.market).safeParse(answers.business);
  const contact = contactRules(draft.market).safeParse(answers.contact);
  if (!answers.plan || !answers.rollover || !business.success || !contact.success) return null;
  if (plan(answers.plan.planType).isPAYG) return null;
  return { plan: answers.plan, business: business.data, contact: contact.data };
}
