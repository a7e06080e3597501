import { issueConfirmationLink } from "@/db/queries/confirmations";
import { duplicatesOf, markPossibleDuplicate } from "@/db/queries/duplicates";
import { findLead } from "@/db/queries/leads";
import { issueLink } from "@/db/queries/links";
import type { MailKind, OutboxEntry } from "@/db/queries/outbox";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { type Duplicate, maxDuplicates } from "@/lib/duplicates";
import { alarmReasons, endingReasons } from "@/lib/payments/alarms";
import { paymentStates } from "@/lib/payments/states";
import { continueAddress, openingAddress } from "@/lib/routing/addresses";
import { planAddress } from "@/lib/routing/plan-address";
import { productName } from "@/lib/site";
import { agreementPaper } from "@/server/confirmation/agreement-paper";
import { opensByLink } from "@/server/confirmation/view";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { factsOf, log } from "@/server/logging/log";
import type { MailBuilder } from "@/server/part";
import { parts } from "@/server/parts";
import { openConfirmationPathOf } from "@/server/payments/links";
import { drawPdf } from "@/server/pdf/draw";
import { askedByFirm, resumeMessage } from "@/server/resume-mails/message";
import { newToken } from "@/server/token";
import type { Built, Message } from "./send-email";
import { alarmEmail } from "./templates/alarm";
import { confirmationLinkEmail } from "./templates/confirmation-link";
import { continueEmail } from "./templates/continue";
import { type DebitEnd, debitEndedEmail } from "./templates/ended";
import { newCustomerEmail, signUpEmail } from "./templates/firm";
import { leadEmail } from "./templates/lead";
import { welcomeEmail } from "./templates/welcome";

type Payload = OutboxEntry["payload"];

/** Mails of parts are built there. */
type OwnKind = Exclude<MailKind, "operator_link">;

const ownMails: Record<OwnKind, MailBuilder> = {
  sign_up_notice: about((submission) => (isSetUp(submission) ? null : notice(submission, signUpEmail))),
  firm_notice: about((submission) =>
    notice(submission, (it, duplicates) => newCustomerEmail(it, duplicates, new Date())),
  ),
  customer_confirmation: about(welcome),
  debit_ended: about(debitEnded),
  firm_alarm: alarm,
  continue_link: ({ draftId = "" }) => continueMessage(draftId),
  confirmation_link: about(confirmationLink),
  lead_notice: ({ leadId = "" }) => leadMessage(leadId),
  resume_after_hour: ({ submissionId = "" }) => resumeMessage("resume_after_hour", submissionId),
  resume_after_day: ({ submissionId = "", reason }) =>
    resumeMessage("resume_after_day", submissionId, { isAsked: reason === askedByFirm }),
};

const builders: Partial<Record<MailKind, MailBuilder>> = Object.assign(
  {},
  ownMails,
  ...parts.map(({ mails }) => mails),
);

/** Builds the message of an outbox entry when it is sent, from the state at that moment, attachments included. */
export async function buildMessage(kind: MailKind, payload: Payload, attempts: number): Promise<Built> {
  const build = builders[kind];
  if (!build) throw new Error(`nothing builds a mail of the kind ${kind}`);
  return build(payload, attempts);
}

/** A message about a submission; none if that was deleted or its person erased. */
function about(
  build: (submission: Submission, payload: Payload, attempts: number) => Built | Promise<Built>,
) {
  return async (payload: Payload, attempts: number): Promise<Built> => {
    const submission = await submissionOf(payload);
    return submission && !submission.erasedAt ? build(submission, payload, attempts) : null;
  };
}

async function submissionOf({ submissionId }: Payload): Promise<Submission | null> {
  return submissionId ? query((db) => findSubmission(db, submissionId)) : null;
}

function isSetUp({ paymentStatus }: Submission): boolean {
  return paymentStates[paymentStatus].debit === "setUp";
}

function firm() {
  return { address: settings().firmEmail, name: "" };
}

function customerOf({ contactEmail, contactName }: Submission) {
  return { address: contactEmail, name: contactName };
}

/** The two notices about one submission form a thread. */
async function notice(
  submission: Submission,
  emailOf: (submission: Submission, duplicates: readonly Duplicate[]) => Message["email"],
): Promise<Message> {
  const thread = `submission:${submission.id}`;
  const email = emailOf(submission, await findDuplicates(submission));
  return { email, to: firm(), replyTo: customerOf(submission), thread };
}

/** Two that were submitted at once do not see each other, but the later of their notices sees both. So it marks them for the desk. */
function findDuplicates({ id }: Submission): Promise<readonly Duplicate[]> {
  return query(async (db) => {
    const found = (await duplicatesOf(db, [id], maxDuplicates)).get(id) ?? [];
    if (found.some(({ mayBeDebited }) => mayBeDebited)) await markPossibleDuplicate(db, id);
    return found;
  });
}

const attemptsWithAgreement = 2;

/** With the agreement attached; in the end without it, since the confirmation has it too. */
async function welcome(submission: Submission, _: Payload, attempts: number): Promise<Built> {
  if (!isSetUp(submission)) return null;
  const now = new Date();
  const confirmation = await openConfirmationPathOf(submission.id);
  const { content, problem } = await agreementFile(submission, now);
  // A small machine will have no more memory in a few minutes either.
  if (problem !== null && problem !== "little_memory" && attempts <= attemptsWithAgreement)
    return { later: problem };
  const filename = `${productName}-${submission.reference}.pdf`;
  return {
    email: welcomeEmail(submission, now, {
      confirmation: new URL(confirmation, settings().siteUrl).href,
      isAttached: content !== null,
    }),
    to: customerOf(submission),
    attachments: content ? [{ filename, contentType: "application/pdf", content }] : [],
  };
}

async function agreementFile(submission: Submission, now: Date) {
  try {
    return { content: await drawPdf(agreementPaper(submission, now), "mail"), problem: null };
  } catch (error) {
    const facts = factsOf(error);
    log("error", "agreement not attached", { submission: submission.id, ...facts });
    return { content: null, problem: facts.code ?? facts.error };
  }
}

/** Creates the link's token just before sending, since only its hash may be stored. */
async function confirmationLink(asked: Submission): Promise<Built> {
  const now = new Date();
  const opens = opensByLink(asked, now);
  if (!opens) return null;
  const { token, hash } = newToken();
  const submission = await query((db) => issueConfirmationLink(db, asked.id, hash));
  if (!submission || submission.erasedAt) return null;
  const link = new URL(openingAddress(token), settings().siteUrl).href;
  return { email: confirmationLinkEmail(submission, { link, opens, now }), to: customerOf(submission) };
}

const debitEnds: readonly DebitEnd[] = ["debit_ended", "setup_failed", "ended_by_firm"];

async function debitEnded(submission: Submission, { reason }: Payload): Promise<Built> {
  if (paymentStates[submission.paymentStatus].debit !== "none") return null;
  const again = new URL(await openConfirmationPathOf(submission.id), settings().siteUrl).href;
  const why = debitEnds.find((known) => known === reason) ?? "setup_failed";
  const email = debitEndedEmail(submission, why, again);
  return { email, to: customerOf(submission) };
}

async function alarm(payload: Payload): Promise<Built> {
  const reason = alarmReasons.find((known) => known === payload.reason);
  if (!reason) return null;
  const submission = await submissionOf(payload);
  const over = payload.isOver && endingReasons.find((known) => known === reason);
  const email = alarmEmail(over ? { over } : { reason }, submission, payload.detail);
  return {
    email,
    to: firm(),
    ...(submission && !submission.erasedAt && { replyTo: customerOf(submission) }),
  };
}

/** Creates the link's token just before sending, since only its hash may be stored. */
async function continueMessage(draftId: string): Promise<Built> {
  const { token, hash } = newToken();
  const issued = await query((db) => issueLink(db, draftId, hash));
  if (!issued?.draft.linkEmail) return null;
  const { draft, opens } = issued;
  const page = opens === "plan" ? planAddress(draft) : continueAddress(draft.market, token);
  const link = new URL(page, settings().siteUrl).href;
  return { email: continueEmail(draft, { opens, link }), to: { address: issued.draft.linkEmail, name: "" } };
}

async function leadMessage(leadId: string): Promise<Built> {
  const lead = await query((db) => findLead(db, leadId));
  return lead && { email: leadEmail(lead), to: firm(), replyTo: { address: lead.email, name: lead.name } };
}
