import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client/database";
import { confirmationKeys } from "@/db/schema/confirmations";
import { drafts } from "@/db/schema/drafts";
import { leads } from "@/db/schema/leads";
import { lookups } from "@/db/schema/lookups";
import { outbox } from "@/db/schema/outbox";
import { paymentAttempts, paymentEvents } from "@/db/schema/payments";
import { resumeMails } from "@/db/schema/resume-mails";
import { type Submission, submissions } from "@/db/schema/submissions";
import { paymentStates } from "@/lib/payments/states";
import type { PersonalField } from "@/lib/sign-up/answer-fields";
import { plugIns } from "@/server/plug-ins";
import { among, amongText, erasedContact, mentions, type Person } from "./person";
import { rowsOf } from "./rows";

/** Still open at the provider. `submissionId`: null if the sign-up is deleted. */
type OpenAtProvider = { what: "subscription" | "request"; id: string; submissionId: string | null };

/** `counts`: rows deleted or emptied. `signUpsKept`: of customers, with what the law demands. */
export type Erased = { counts: Readonly<Record<string, number>>; open: readonly OpenAtProvider[] };

/**
 * Erases a person from all tables (docs/decisions/0165). A sign-up that ever had a debit keeps its business, order and
 * mandate; any other is deleted.
 */
export async function erasePerson(tx: Database, person: Person): Promise<Erased> {
  const { signUps, about } = await rowsOf(tx, person);
  const { signUpIds: ids, draftIds, leadIds, words } = about;
  const kept = await idsWithDebit(tx, ids);
  const dropped = ids.filter((id) => !kept.includes(id));
  const open = await findOpenAtProvider(tx, signUps, kept);
  const isTheirMail = or(
    amongText(sql`${outbox.payload} ->> 'submissionId'`, ids),
    amongText(sql`${outbox.payload} ->> 'leadId'`, leadIds),
  );
  const isTheirLookup = mentions(sql`${lookups.key} || ${lookups.answer}::text`, words);
  const deleted = async (table: PgTable, key: PgColumn, which: SQL | undefined) =>
    (await tx.delete(table).where(which).returning({ key })).length;
  const erased: Record<string, number> = {};
  for (const plugIn of plugIns) Object.assign(erased, await plugIn.erase(tx, about));
  const counts = {
    ...erased,
    mails: await deleted(outbox, outbox.id, and(ne(outbox.kind, "firm_alarm"), isTheirMail)),
    reminders: await deleted(resumeMails, resumeMails.keyHash, among(resumeMails.submissionId, ids)),
    keys: await deleted(confirmationKeys, confirmationKeys.id, among(confirmationKeys.submissionId, ids)),
    events: await deleted(paymentEvents, paymentEvents.id, among(paymentEvents.submissionId, dropped)),
    lookups: await deleted(lookups, lookups.key, isTheirLookup),
    drafts: await deleted(drafts, drafts.id, among(drafts.id, draftIds)),
    leads: await deleted(leads, leads.id, among(leads.id, leadIds)),
    signUps: await deleted(submissions, submissions.id, among(submissions.id, dropped)),
    signUpsKept: await emptyKept(tx, kept),
  };
  return { counts, open };
}

/** Those that the provider had a mandate for at any time. */
async function idsWithDebit(tx: Database, ids: readonly string[]): Promise<string[]> {
  const approved = tx
    .select({ id: paymentAttempts.submissionId })
    .from(paymentAttempts)
    .where(and(among(paymentAttempts.submissionId, ids), isNotNull(paymentAttempts.mandateId)));
  const { id, mandateId, firstConfirmedAt } = submissions;
  const found = await tx
    .select({ id })
    .from(submissions)
    .where(and(among(id, ids), or(isNotNull(mandateId), isNotNull(firstConfirmedAt), inArray(id, approved))));
  return found.map((one) => one.id);
}

async function findOpenAtProvider(
  tx: Database,
  signUps: readonly Submission[],
  kept: readonly string[],
): Promise<OpenAtProvider[]> {
  const keptId = (id: string) => (kept.includes(id) ? id : null);
  const running = signUps.flatMap(({ id, subscriptionId, paymentStatus }) =>
    subscriptionId !== null && paymentStates[paymentStatus].debit === "setUp"
      ? [{ what: "subscription" as const, id: subscriptionId, submissionId: keptId(id) }]
      : [],
  );
  const { submissionId, requestId, status, way } = paymentAttempts;
  const requests = await tx
    .select({ id: requestId, submissionId })
    .from(paymentAttempts)
    .where(
      and(
        among(
          submissionId,
          signUps.map(({ id }) => id),
        ),
        inArray(status, ["open", "superseded"]),
        eq(way, "mandate_request"),
      ),
    );
  const unapproved = requests.flatMap(({ id, submissionId: of }) =>
    id === null ? [] : [{ what: "request" as const, id, submissionId: keptId(of) }],
  );
  return [...running, ...unapproved];
}

/** What an erasure leaves in the columns of personal answers. */
const erasedAnswers = {
  directors: [],
  contactName: erasedContact.name,
  contactEmail: erasedContact.email,
  contactPhone: null,
} satisfies Record<PersonalField, unknown>;

async function emptyKept(tx: Database, kept: readonly string[]): Promise<number> {
  await tx
    .update(paymentEvents)
    .set({ details: {}, resourceMetadata: {} })
    .where(among(paymentEvents.submissionId, kept));
  await tx
    .update(paymentAttempts)
    .set({ authorisationUrl: null, pageId: null })
    .where(among(paymentAttempts.submissionId, kept));
  const emptied = await tx
    .update(submissions)
    .set({
      ...erasedAnswers,
      contactPhoneE164: null,
      ownerTokenHash: sql`gen_random_uuid()::text`, // No browser's key opens it any more
      additionalData: sql`jsonb_build_object('registeredAddress', ${submissions.additionalData} -> 'registeredAddress')`,
      geoDetectedCountry: null,
      erasedAt: sql`coalesce(${submissions.erasedAt}, now())`,
    })
    .where(among(submissions.id, kept))
    .returning({ id: submissions.id });
  return emptied.length;
}
