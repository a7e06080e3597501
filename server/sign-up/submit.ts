import type { Draft } from "@/db/queries/drafts";
import type { Submission } from "@/db/queries/submissions";
import { type Submitted, submitDraft } from "@/db/queries/submit-draft";
import type { Edition } from "@/lib/markets/editions";
import { query } from "@/server/database";
import { submittedEvent } from "@/server/feed/event";
import { wakeWorker } from "@/server/jobs/wake";
import { signUpNoticeOf } from "@/server/mail/mails/firm-notices";
import { paymentWay } from "@/server/payments/open";
import { newReference } from "@/server/token";
import { contractOf, englishChoice } from "./contract";
import { readPhone } from "./phone";
import { completeAnswers, rowOf } from "./submission-row";

type Reviewed = {
  version: number;
  edition: Edition;
  /** The edition whose contract came first, and since when it could be opened, if English was chosen over it. */
  overFrench: { edition: Edition; shownAt: Date } | null;
  termsVersion: string;
  ownerTokenHash: string;
  acceptedAt: Date;
};

export async function submit(
  draft: Draft,
  { version, edition, overFrench, termsVersion, ownerTokenHash, acceptedAt }: Reviewed,
): Promise<Submitted | { outcome: "incomplete" }> {
  const answers = completeAnswers(draft);
  if (!answers) return { outcome: "incomplete" };
  const accepted = { termsVersion, termsAcceptedAt: acceptedAt };
  const contactPhoneE164 = readPhone(answers.contact.contactPhone, draft.market).e164;
  const row = {
    ...rowOf(draft, answers, { edition, acceptedAt, contactPhoneE164 }),
    ...accepted,
    englishChoice:
      overFrench &&
      englishChoice(
        contractOf({ draft, answers, offer: { edition: overFrench.edition, at: acceptedAt } }),
        overFrench.shownAt,
      ),
    ownerTokenHash,
  };
  const entriesOf = (submission: Submission) => [signUpNoticeOf(submission), ...submittedEvent(submission)];
  const first = { reference: newReference(), way: paymentWay(), entriesOf };
  const submitted = await query((db) => submitDraft(db, { id: draft.id, version }, row, first));
  wakeWorker();
  return submitted;
}
