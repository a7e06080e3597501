import type { Database } from "@/db/client/database";
import { findSubmission } from "@/db/queries/submissions";
import { audited } from "@/desk/audit/record";
import type { SignedIn } from "@/desk/auth/access";
import { marketOfCountry } from "@/lib/markets";
import { contactRules } from "@/lib/sign-up/contact";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { readPhone } from "@/server/sign-up/phone";
import { type ChangeResult, type Contact, correctContact } from "./queries";

const contactFields = ["contactName", "contactEmail", "contactPhone"] as const;
export type ContactField = (typeof contactFields)[number];
export type TypedContact = Readonly<Record<ContactField, string>>;

/** What a refused or stale press left, as JSON: the guard of forms lets no other state through. */
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
  | ChangeResult<Contact>;

/** Corrects the contact by the wizard's rules; null for an unknown sign-up. */
export async function saveContact(
  by: SignedIn,
  id: string,
  { seen, typed }: { seen: TypedContact; typed: TypedContact },
): Promise<Corrected | null> {
  const signUp = isUuid(id) ? await query((db) => findSubmission(db, id)) : null;
  if (!signUp) return null;
  if (signUp.erasedAt) return { outcome: "erased" };
  const { code } = marketOfCountry(signUp.serviceCountry);
  const { accountingSoftware } = signUp;
  const checked = contactRules(code).safeParse({ ...typed, accountingSoftware });
  if (!checked.success) {
    const problems = checked.error.issues.flatMap(({ path: [name], message }) => {
      const field = contactFields.find((one) => one === name);
      return field ? [{ field, message }] : [];
    });
    return { outcome: "invalid", problems };
  }
  const { contactName, contactEmail, contactPhone } = checked.data;
  const wanted = { contactName, contactEmail, contactPhone: contactPhone || null };
  const correction = {
    seen: { ...seen, contactPhone: seen.contactPhone || null },
    wanted,
    e164: readPhone(contactPhone, code).e164,
  };
  return audited(
    by,
    (result) =>
      result?.outcome === "changed"
        ? {
            act: "contact_corrected",
            subject: "sign_up",
            id,
            fields: result.fields,
            values: { before: result.before, after: result.after },
          }
        : null,
    (tx: Database) => correctContact(tx, id, correction),
  );
}
