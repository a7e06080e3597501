import { eq } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { forgetPage } from "@/db/queries/attempts";
import { endKeysOfFormerContact } from "@/db/queries/confirmations";
import { addToOutbox, type NewEntry } from "@/db/queries/outbox";
import { findSubmission, lockSubmission } from "@/db/queries/submissions";
import { drafts } from "@/db/schema/drafts";
import { type Submission, submissions } from "@/db/schema/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { type ChangeResult, changeOf } from "@/desk/auth/audit/change";
import { audited } from "@/desk/auth/audit/record";
import { marketOfCountry } from "@/lib/markets";
import { outboxKey } from "@/lib/outbox";
import { readAnswers } from "@/lib/sign-up/answers";
import { contactRules } from "@/lib/sign-up/contact";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { readPhone } from "@/server/sign-up/phone";
import { tryNow } from "./provider";

type Contact = Pick<Submission, "contactName" | "contactEmail" | "contactPhone">;

const contactFields = ["contactName", "contactEmail", "contactPhone"] as const;
const acts = {
  contactName: "contact_corrected",
  contactEmail: "contact_corrected",
  contactPhone: "contact_corrected",
} as const;
export type ContactField = (typeof contactFields)[number];
export type TypedContact = Readonly<Record<ContactField, string>>;

/** What a refused or stale form shows, as JSON: the guard of forms lets no other state through. */
export type ContactFormState = {
  readonly typed: TypedContact;
  readonly seen: TypedContact;
  readonly problems: Partial<TypedContact>;
  readonly heading: string;
  readonly text: string;
  readonly now: Partial<TypedContact>;
};

export type Corrected =
  | { outcome: "invalid"; problems: readonly { field: ContactField; message: string }[] }
  | { outcome: "erased" }
  | ChangeResult<Contact>;

/** Corrects the contact by the wizard's rules for what is changed; null for an unknown sign-up. */
export async function correctContact(
  by: SignedIn,
  id: string,
  { seen, typed }: { seen: TypedContact; typed: TypedContact },
): Promise<Corrected | null> {
  const signUp = isUuid(id) ? await query((db) => findSubmission(db, id)) : null;
  if (!signUp) return null;
  if (signUp.erasedAt) return { outcome: "erased" };
  const { code } = marketOfCountry(signUp.serviceCountry);
  const { shape } = contactRules(code);
  const checked = { ...typed };
  const problems: { field: ContactField; message: string }[] = [];
  for (const field of contactFields.filter((name) => typed[name] !== seen[name])) {
    const { data, error } = shape[field].safeParse(typed[field]);
    if (error) problems.push({ field, message: error.issues[0]?.message ?? "" });
    else checked[field] = data;
  }
  if (problems.length > 0) return { outcome: "invalid", problems };
  const { contactName, contactEmail, contactPhone } = checked;
  const wanted = { contactName, contactEmail, contactPhone: contactPhone || null };
  const correction = {
    seen: { ...seen, contactPhone: seen.contactPhone || null },
    wanted,
    e164: readPhone(contactPhone, code).e164,
  };
  const entry = providerEntry(id, crypto.randomUUID());
  const corrected = await audited(
    by,
    (result) =>
      result?.outcome === "done"
        ? {
            act: "contact_corrected",
            subject: "sign_up",
            id,
            fields: result.fields,
            values: { before: result.before, after: result.after },
          }
        : null,
    (tx: Database) => storeCorrection(tx, id, { ...correction, entry }),
  );
  if (corrected?.outcome === "done") await tryNow(id, entry);
  return corrected;
}

/** The outbox entry that gives the provider's customer the contact that the sign-up has by then. */
function providerEntry(submissionId: string, changeId: string): NewEntry {
  const kind = "provider_customer";
  return { kind, key: outboxKey(kind, changeId), payload: { submissionId, changeId } };
}

type Correction = { seen: Contact; wanted: Contact; e164: string | null; entry: NewEntry };

/** Corrects the contact of a sign-up, and of its draft if there still is one; null for an unknown one. */
async function storeCorrection(
  tx: Database,
  id: string,
  { seen, wanted, e164, entry }: Correction,
): Promise<Exclude<Corrected, { outcome: "invalid" }> | null> {
  const current = await lockSubmission(tx, id);
  if (!current) return null;
  if (current.erasedAt) return { outcome: "erased" };
  const { contactName, contactEmail, contactPhone } = current;
  const now = { contactName, contactEmail, contactPhone };
  const change = await changeOf(tx, id, acts, { now, seen, wanted });
  if (change.outcome !== "done") return change;
  await endKeysOfFormerContact(tx, current, change.after.contactEmail);
  const isNewPhone = change.fields.includes("contactPhone");
  await tx
    .update(submissions)
    .set({ ...change.after, ...(isNewPhone && { contactPhoneE164: e164 }) })
    .where(eq(submissions.id, id));
  await correctDraft(tx, current, change.after);
  await forgetPage(tx, id);
  await addToOutbox(tx, [entry]);
  return change;
}

/** Corrects the draft too: otherwise the customer's next press of Set Up Payment would bring the old contact back. */
async function correctDraft(tx: Database, { id, draftId, draftVersion }: Submission, contact: Contact) {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.id, draftId)).for("update");
  const answers = draft && readAnswers(draft.answers);
  if (!draft || !answers?.contact) return;
  const corrected = { ...contact, contactPhone: contact.contactPhone ?? "" };
  const version = draft.version + 1; // So that a review which shows the old contact is shown again
  await tx
    .update(drafts)
    .set({ answers: { ...answers, contact: { ...answers.contact, ...corrected } }, version })
    .where(eq(drafts.id, draftId));
  if (draftVersion === draft.version)
    await tx.update(submissions).set({ draftVersion: version }).where(eq(submissions.id, id));
}
