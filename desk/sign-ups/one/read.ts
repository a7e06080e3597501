import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { duplicatesOf } from "@/db/queries/duplicates";
import { findSubmission } from "@/db/queries/submissions";
import { type Submission, submissions } from "@/db/schema/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { auditedActs } from "@/desk/auth/audit/queries";
import { hasRole } from "@/desk/auth/rules";
import { adminsAmong, ownersAmong, teamIn } from "@/desk/auth/team";
import { notesAbout } from "@/desk/sign-ups/notes";
import { stageAndOwnerActs } from "@/desk/stage-and-owner/save";
import { findDuplicates, findTodos } from "@/desk/todos/find";
import { readTodoRows } from "@/desk/todos/rows";
import { maxDuplicates } from "@/lib/duplicates";
import { paymentStates } from "@/lib/payments/states";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { firstPaymentOf } from "@/server/payments/first-payment";
import { providerRecord } from "@/server/payments/provider";
import { historyOf } from "./history";
import { isForSetUpLink } from "./rules";
import { timelineOf } from "./timeline-entries";

/** A sign-up as its page shows it; null for an unknown id. */
export async function oneSignUp(reader: SignedIn, id: string, now: Date) {
  if (!isUuid(id)) return null;
  return query(async (db) => {
    const signUp = await findSubmission(db, id);
    if (!signUp) return null;
    const todo = (await readTodoRows(db, await findTodos(db, now, { signUp: id })))[0] ?? null;
    const duplicates = await sameCustomerAs(db, id);
    const notes = await notesAbout(db, { submissionId: id });
    const history = await historyOf(db, signUp);
    const team = await teamIn(db);
    return {
      signUp,
      notes,
      neighbours: await neighboursOf(db, id),
      timeline: timelineOf({ signUp, notes, history }),
      firstPayment: isSetUp(signUp) ? firstPaymentOf(signUp, now) : null,
      todo,
      duplicates,
      openDuplicate: await openDuplicateOf(db, now, [id, ...duplicates.map((one) => one.id)]),
      admins: adminsAmong(team),
      changes: await auditedActs(db, id, stageAndOwnerActs),
      operators: ownersAmong(team),
      acts: hasRole(reader, "member") ? actsOn(signUp, now, hasRole(reader, "admin")) : null,
      records: recordsOf(signUp),
      now,
      pressId: randomUUID(),
    };
  });
}

/** `acts`: null for a viewer. `pressId`: made for the page, so that a repeated press of one of its forms has its effect once. */
export type SignUpPageData = NonNullable<Awaited<ReturnType<typeof oneSignUp>>>;

/** Other sign-ups of the customer, those that may be debited first. */
async function sameCustomerAs(db: Database, id: string): Promise<readonly Submission[]> {
  const ids = ((await duplicatesOf(db, [id], maxDuplicates + 1)).get(id) ?? []).map((one) => one.id);
  const rows = ids.length > 0 ? await db.select().from(submissions).where(inArray(submissions.id, ids)) : [];
  return ids.flatMap((one) => rows.find((row) => row.id === one) ?? []);
}

/** The one of these sign-ups for which somebody has to say whether they are the same; null if that is said. */
async function openDuplicateOf(db: Database, now: Date, ids: readonly string[]): Promise<string | null> {
  for (const signUp of ids.length > 1 ? ids : [])
    if ((await findDuplicates(db, now, { signUp })).length > 0) return signUp;
  return null;
}

/** The next newer and the next older sign-up. */
async function neighboursOf(db: Database, id: string) {
  const position = sql`(${submissions.createdAt}, ${submissions.id})`;
  const ownPosition = sql`(select created_at, id from ${submissions} where id = ${id})`;
  const next = async (isNewer: boolean) => {
    const [found] = await db
      .select({ id: submissions.id })
      .from(submissions)
      .where(isNewer ? sql`${position} > ${ownPosition}` : sql`${position} < ${ownPosition}`)
      .orderBy(
        isNewer ? submissions.createdAt : sql`${submissions.createdAt} desc`,
        isNewer ? submissions.id : sql`${submissions.id} desc`,
      )
      .limit(1);
    return found?.id ?? null;
  };
  return { newer: await next(true), older: await next(false) };
}

function isSetUp({ paymentStatus }: Submission): boolean {
  return paymentStates[paymentStatus].debit === "setUp";
}

/** What an operator can do with it now. */
function actsOn(signUp: Submission, now: Date, isAdmin: boolean) {
  const isErased = signUp.erasedAt !== null;
  const isUnpaid = signUp.mandateId === null && paymentStates[signUp.paymentStatus].debit === "none";
  return {
    welcome: isSetUp(signUp) && !isErased,
    lookAfter: !isErased,
    resume: !isErased && (isForSetUpLink(signUp, now) || (isUnpaid && settings().sendsResumeMails)),
    correct: !isErased,
    cancel: isAdmin && isSetUp(signUp) && signUp.subscriptionId !== null,
    erase: isAdmin && !isErased,
  };
}

const register = "https://find-and-update.company-information.service.gov.uk/company/";

/** Its pages at the provider and in the company register; null where there is none. */
function recordsOf({ subscriptionId, mandateId, customerId, businessNumberType, ...signUp }: Submission) {
  const number = businessNumberType === "companies_house" ? signUp.businessRegistrationNumber : null;
  return {
    provider:
      providerRecord(subscriptionId, "subscriptions") ??
      providerRecord(mandateId) ??
      providerRecord(customerId, "customers"),
    companiesHouse: number && `${register}${encodeURIComponent(number.toUpperCase())}`,
  };
}

/** A sign-up whose person can be corrected or erased; null for any other. */
export async function signUpWithPerson(id: string): Promise<Submission | null> {
  const signUp = isUuid(id) ? await query((db) => findSubmission(db, id)) : null;
  return signUp?.erasedAt ? null : signUp;
}
