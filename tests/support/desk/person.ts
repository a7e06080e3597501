import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { OpenDatabase } from "@/db/client/database";
import { changeDraft, createDraft } from "@/db/queries/drafts";
import { storeLead } from "@/db/queries/leads";
import { saveLookup } from "@/db/queries/lookups";
import { addAuditEntry } from "@/desk/audit/queries";
import { saveNote } from "@/desk/sign-ups/one/acts";
import { correctContact } from "@/desk/sign-ups/one/correct";
import { personFile } from "@/desk/sign-ups/person/file";
import { leadNoticeOf } from "@/server/mail/mails/lead-notice";
import { reconcile } from "@/server/payments/reconcile";
import { aLead, answers, start } from "../database/rows";
import { type fakeGoCardless, recordsOf } from "../payments/ground";
import { press, signUp } from "../payments/sign-up";
import { ana } from "./operators";

export const email = "quirin.zeller@zellerworks.example";
export const oldEmail = "quirin@former-address.example";
export const person = { contactName: "Quirin Zeller", contactPhone: "07700 900555" };

/** Functions that store a person in every place that can name one. */
export function personIn(use: () => OpenDatabase, goCardless: ReturnType<typeof fakeGoCardless>) {
  const records = recordsOf(use);

  /** Every place that can name a person: sign-ups with and without a debit, draft, lead, note, correction, search, lookup. */
  return async function everywhere({ isCustomer }: { isCustomer: boolean }) {
    const { db } = use();
    const { submission } = await signUp(db, { email: oldEmail });
    const seen = { contactName: submission.contactName, contactEmail: oldEmail, contactPhone: "" };
    await correctContact(ana, submission.id, { seen, typed: { ...person, contactEmail: email } });
    await press(submission);
    if (isCustomer) {
      await goCardless.approve(await records.requestOf(submission.id));
      expect(await reconcile(submission.id, "test")).toMatchObject({ status: "confirmed" });
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
    } = aLead({ name: person.contactName, email, note: `Call ${person.contactPhone}` });
    await storeLead(db, { ...lead, source: "talk" }, (stored) => [leadNoticeOf(stored)]);
    await saveNote(ana, submission.id, { noteId: crypto.randomUUID(), text: `Rang ${person.contactName}` });
    await saveLookup(db, "companies:zeller", { hits: [{ name: "Quirin Zeller" }] });
    await personFile(ana, email, new Date());
    for (const text of ["zeller", `0044${person.contactPhone.replace(/\D/g, "").replace(/^0/, "")}`])
      await addAuditEntry(
        db,
        { operatorId: ana.operatorId, email: ana.email, from: null },
        { act: "searched", subject: "list", values: { text } },
      );
    return { ...submission, draft };
  };
}
