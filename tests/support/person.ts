import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { OpenDatabase } from "@/db/client/database";
import { changeDraft, createDraft } from "@/db/queries/drafts";
import { storeLead } from "@/db/queries/leads";
import { saveLookup } from "@/db/queries/lookups";
import type { Submission } from "@/db/queries/submissions";
import { submissions } from "@/db/schema";
import { leadNoticeOf } from "@/server/mail/mails/lead-notice";
import { reconcile } from "@/server/payments/reconcile";
import { placesOf } from "./database/places";
import { aLead, answers, start } from "./database/rows";
import { type fakeGoCardless, recordsOf } from "./payments/ground";
import { openPaymentPage, signUp } from "./payments/sign-up";

export const email = "quirin.zeller@zellerworks.example";
export const oldEmail = "quirin@former-address.example";
const person = { contactName: "Quirin Zeller", contactPhone: "07700 900555" };

/** What no table may hold after the person was erased. */
const secrets = [
  email,
  oldEmail,
  "quirin zeller",
  "07700 900555",
  "+447700900555",
  "zeller",
  "ágoston",
  "agoston",
];

/** Searches every column of every table for the person; returns none after an erasure. */
export async function tracesOf({ db }: OpenDatabase): Promise<[string, string[]][]> {
  const found: [string, string[]][] = [];
  for (const text of secrets) {
    const places = await placesOf(db, text);
    if (places.length > 0) found.push([text, places]);
  }
  return found;
}

/** Functions that store a person in every place of the core that can name one. `correct`: gives a sign-up the person's contact. */
export function personIn(
  use: () => OpenDatabase,
  goCardless: ReturnType<typeof fakeGoCardless>,
  correct: (
    signUp: Submission,
    contact: typeof person & { contactEmail: string },
  ) => Promise<unknown> = async ({ id }, contact) => {
    const corrected = { ...contact, contactPhoneE164: "+447700900555" };
    await use().db.update(submissions).set(corrected).where(eq(submissions.id, id));
  },
) {
  const records = recordsOf(use);

  /** Sign-ups with and without a debit, drafts, lead, lookup. */
  return async function everywhere({ isCustomer }: { isCustomer: boolean }) {
    const { db } = use();
    const { submission } = await signUp(db, { email: oldEmail });
    await correct(submission, { ...person, contactEmail: email });
    await openPaymentPage(submission);
    if (isCustomer) {
      await goCardless.approve(await records.requestOf(submission.id));
      expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
    }
    await signUp(db, { email: email.toUpperCase() });
    const draft = await createDraft(
      db,
      start,
      { ...answers, contact: { ...person, contactEmail: email, accountingSoftware: "xero" } },
      "t1",
    );
    await createDraft(db, start, answers, "t2");
    await changeDraft(db, "t2", () => ({ answers }));
    await db.execute(sql`update drafts set refused_answer = ${JSON.stringify({ typed: email })}::json
      where id = (select draft_id from draft_keys where token_hash = 't2')`);
    const {
      id: _,
      stage: __,
      ...lead
    } = aLead({ name: "Ágoston Zeller", email, note: `Call ${person.contactPhone}` });
    await storeLead(db, { ...lead, source: "talk" }, (stored) => [leadNoticeOf(stored)]);
    await saveLookup(db, "companies:zeller", { hits: [{ name: "Quirin Zeller" }] });
    return { ...submission, draft };
  };
}
