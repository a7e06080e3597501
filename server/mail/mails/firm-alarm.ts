import { z } from "zod";
import { joinAlarms } from "@/db/queries/alarms";
import { failureOf, isBatchOpen } from "@/db/queries/events";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { providerWords } from "@/i18n/provider-words";
import { words } from "@/i18n/words";
import { formatInstant } from "@/lib/dates";
import { dueBy } from "@/lib/dates/due";
import { defaultEdition } from "@/lib/markets/editions";
import { joined } from "@/lib/outbox";
import { type AlarmReason, alarmReasons, type EndingReason, endingReasons } from "@/lib/payments/alarms";
import { setUpOf } from "@/lib/payments/states";
import { deskPages, oneSignUpAddress } from "@/lib/routing/desk";
import { query } from "@/server/database";
import { site } from "@/server/env";
import { readPayload } from "@/server/jobs/payload";
import { log } from "@/server/logging/log";
import type { Email, MailRow } from "@/server/mail/email";
import { contactOf } from "../about-submission";
import { contactLinks, firm, firmEmail, firmLocale, lead, section } from "../blocks";
import { deskLink } from "../desk-link";
import { type BuiltFor, mail } from "../mail";
import type { ComposedMail } from "../send-email";

const payload = z.object({
  reason: z.enum(alarmReasons),
  submissionId: z.string().optional(),
  detail: z.string().optional(), // A code or an id, never what somebody typed
  isOver: z.literal(true).optional(), // For an alarm: whether the problem has ended
  joined: z.array(z.string()).optional(), // The entries of which its mail tells too
});

export const firmAlarm = mail({
  kind: "firm_alarm",
  name: () => words(firmLocale, "mail")("alarm.name"),
  audience: "firm",
  queue: "notices",
  payload,
  build,
});

type Alarm = z.infer<typeof payload>;

/** One about a sign-up waits for the other events of its webhook, and takes the others that wait along. */
async function build(alarm: Alarm, { id, attempts, createdAt }: BuiltFor): Promise<ComposedMail> {
  const { reason, submissionId, detail, isOver } = alarm;
  if (attempts === 1) logAlarm(alarm);
  if (submissionId === undefined || isOver) {
    const over = isOver && endingReasons.find((known) => known === reason);
    return mailAbout(over ? { over } : { reason }, {
      submission: submissionId ? await query((db) => findSubmission(db, submissionId)) : null,
      ...{ detail, since: createdAt },
    });
  }
  if (await query((db) => isBatchOpen(db, submissionId))) return { later: "events", waitsFor: "events" };
  const waiting = await query((db) => joinAlarms(db, id));
  if (!waiting) return { note: joined };
  const alarms: AlarmAbout[] = [];
  for (const entry of waiting) {
    const one = readPayload(payload, entry.payload);
    if (entry.attempts === 0) logAlarm(one);
    const about = one.submissionId ?? "";
    const submission = await query((db) => findSubmission(db, about));
    const failed = one.reason === "payment_failed" ? one.detail : undefined;
    const why = failed ? (await query((db) => failureOf(db, about, failed))).description : null;
    const { reason, detail } = one;
    if (submission) alarms.push({ reason, submission, detail, why, since: entry.createdAt });
  }
  const [first, ...more] = alarms;
  if (first && more.length > 0) return { email: joinedAlarmEmail(alarms), to: firm() };
  return mailAbout(
    { reason: first?.reason ?? reason },
    first ?? { submission: null, detail, since: createdAt },
  );
}

function logAlarm({ reason, submissionId: submission, detail, isOver }: Alarm): void {
  const facts = { reason, submission, detail };
  if (isOver) log("info", "payment alarm over", facts);
  else log("error", "payment alarm", facts);
}

type About = { readonly reason: AlarmReason } | { readonly over: EndingReason };

function mailAbout(about: About, facts: AlarmFacts): ComposedMail {
  const { submission } = facts;
  return {
    email: alarmEmail(about, facts),
    to: firm(),
    ...(submission && !submission.erasedAt && { replyTo: contactOf(submission) }),
  };
}

type AlarmFacts = {
  readonly submission: Submission | null;
  readonly detail: string | undefined;
  /** Of a failed payment: the provider's words for why. */
  readonly why?: string | null;
  /** When it came up. */
  readonly since: Date;
};

/** `over`: the problem of an earlier alarm has ended. */
export function alarmEmail(about: About, { submission, detail, why, since }: AlarmFacts): Email {
  const t = words(firmLocale, "mail");
  const isOver = "over" in about;
  const reason = isOver ? about.over : about.reason;
  const title = isOver ? t(`over.${about.over}.title`) : t(`alarm.${about.reason}.title`);
  const text = isOver ? t(`over.${about.over}.text`) : t(`alarm.${about.reason}.text`);
  const texts = isOver ? "over" : "alarm";
  const rows: MailRow[] = [];
  if (!isOver) rows.push([t("alarm.due"), dueText(since)]);
  if (submission) rows.push(...rowsAbout(submission, { why }));
  if (detail) rows.push([t("alarm.detail"), detail]);
  return firmEmail({
    subject: submission
      ? t(`${texts}.subjectAbout`, { title, reference: submission.reference })
      : t(`${texts}.subject`, { title }),
    heading: title,
    blocks: [
      lead(text),
      ...(rows.length > 0 ? [{ kind: "rows", rows } as const] : []),
      ...deskLink(pageOf(reason, submission)),
    ],
  });
}

type AlarmAbout = AlarmFacts & { readonly reason: AlarmReason; readonly submission: Submission };

/** The mail about several sign-ups. Each is named with what happened, why, and how to reach its contact. */
export function joinedAlarmEmail(alarms: readonly AlarmAbout[]): Email {
  const t = words(firmLocale, "mail");
  const count = alarms.length;
  const [first] = alarms;
  return firmEmail({
    subject: t("alarm.many.subject", { count }),
    heading: t("alarm.many.heading", { count }),
    blocks: [
      lead(t("alarm.many.lead")),
      { kind: "rows", rows: first ? [[t("alarm.due"), dueText(first.since)]] : [] },
      ...deskLink(deskPages.today),
      ...alarms.flatMap(({ reason, submission, why }) => {
        const [page] = deskLink(oneSignUpAddress(submission.id));
        return section(submission.businessName, [
          [t("alarm.what"), t(`alarm.${reason}.title`)],
          ...rowsAbout(submission, { why, page: page && "href" in page ? page.href : undefined }),
        ]);
      }),
    ],
  });
}

/** By the close of the firm's day, as the desk says. */
function dueText(since: Date): string {
  const due = dueBy(
    "close_of_day",
    { since, market: defaultEdition, firstPayment: null },
    site().officeHours,
  );
  return formatInstant(due, defaultEdition);
}

/** Whom it is about, how to reach them, what became of their debit, and why. `page`: where the reference leads. */
function rowsAbout(
  submission: Submission,
  { page, why }: { page?: string | undefined; why?: string | null | undefined },
): MailRow[] {
  const t = words(firmLocale, "mail");
  const { setUp, lastPayment, paymentCause, contactPhone } = submission;
  const links = contactLinks(submission);
  const hasNoDebit = setUp === "refused" || setUp === "ended";
  return [
    [t("firm.reference"), submission.reference, page],
    [t("firm.fields.businessName"), submission.businessName],
    [t("firm.fields.contactName"), submission.contactName],
    [t("firm.fields.contactEmail"), submission.contactEmail, links.contactEmail],
    ...(contactPhone ? [[t("firm.fields.contactPhone"), contactPhone, links.contactPhone] as const] : []),
    [t("alarm.setUp"), t(`setUp.${setUpOf(submission, new Date())}`)],
    [t("alarm.lastPayment"), t(`lastPayment.${lastPayment}`)],
    ...(paymentCause && hasNoDebit
      ? [[t("alarm.cause"), providerWords(t).ofCause(paymentCause)] as const]
      : []),
    ...(why ? [[t("alarm.said"), why] as const] : []),
  ];
}

/** The page of the desk where the alarm is looked into. */
function pageOf(reason: AlarmReason, submission: Submission | null): string {
  if (submission) return oneSignUpAddress(submission.id);
  if (reason === "feed_parked") return deskPages.outbox;
  return reason === "provider_unauthorised" ? deskPages.settings : deskPages.unmatched;
}
