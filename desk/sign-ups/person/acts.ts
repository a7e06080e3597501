import type { Database } from "@/db/client/database";
import { addToOutbox } from "@/db/queries/outbox";
import { findSubmission } from "@/db/queries/submissions";
import { lastAct } from "@/desk/audit/queries";
import { audited } from "@/desk/audit/record";
import type { AuditEntry } from "@/desk/audit/rules";
import type { SignedIn } from "@/desk/auth/access";
import { isEmail, normalizedEmail } from "@/lib/sign-up/rules/email";
import { tidyCode } from "@/lib/sign-up/rules/text";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { timeoutMs, withDeadlineOr } from "@/server/deadlines";
import { wakeWorker } from "@/server/jobs/wake";
import { factsOf, log } from "@/server/logging/log";
import { cancelEntry } from "@/server/payments/cancel";
import { allRequests } from "@/server/payments/provider-state";
import { reconcileOnRequest } from "@/server/payments/reconcile-on-request";
import { type Erased, erasePerson } from "./erasure";
import { erasedContact, type Person } from "./rows";

type EraseResult = "erased" | "notTyped" | "nothing" | "invalid";

/** Erases the person of a sign-up, in one transaction with the receipt. Null for an unknown one. */
export async function eraseSignUp(
  by: SignedIn,
  id: string,
  typedReference: string,
): Promise<EraseResult | null> {
  const signUp = isUuid(id) ? await query((db) => findSubmission(db, id)) : null;
  if (signUp?.erasedAt) return "erased";
  if (!signUp) return (await wasErased(id)) ? "erased" : null;
  if (tidyCode(typedReference).toUpperCase() !== signUp.reference.toUpperCase()) return "notTyped";
  // A debit approved a moment ago decides what is kept. Without an answer, the row on record does.
  const until = performance.now() + timeoutMs.beforeErasure;
  const reconciling = reconcileOnRequest(id, { cause: "before erasure", until, extra: allRequests });
  await withDeadlineOr(reconciling, timeoutMs.beforeErasure, null).catch((error: unknown) =>
    log("warn", "erased without asking", { submission: id, ...factsOf(error) }),
  );
  return erase(by, { email: normalizedEmail(signUp.contactEmail), signUpId: id });
}

type TypedAddress = { readonly typed: string; readonly again: string; readonly press: string };

/** Erases everything about an e-mail address, typed twice. The receipt has the id of the press, so that a repeated one is known. */
export async function eraseByAddress(
  by: SignedIn,
  { typed, again, press }: TypedAddress,
): Promise<EraseResult | null> {
  const email = normalizedEmail(typed);
  if (!isUuid(press)) return null;
  if (!isEmail(email)) return "invalid";
  if (email !== normalizedEmail(again)) return "notTyped";
  if (email === erasedContact.email) return "nothing";
  const result = await erase(by, { email, signUpId: null }, press);
  const isRepeated = result === "nothing" && (await wasErased(press));
  return isRepeated ? "erased" : result;
}

async function erase(by: SignedIn, person: Person, receiptId = person.signUpId): Promise<EraseResult> {
  const { counts } = await audited(
    by,
    (erased) => receipt(receiptId, erased),
    async (tx: Database) => {
      const erased = await erasePerson(tx, person);
      await addToOutbox(
        tx,
        erased.open.map(({ what, id, submissionId }) => cancelEntry(what, id, submissionId ?? undefined)),
      );
      return erased;
    },
  );
  wakeWorker();
  if (!isNothing(counts)) return "erased";
  return person.signUpId !== null && (await wasErased(person.signUpId)) ? "erased" : "nothing";
}

/** By an earlier press of the same form, which may have deleted the sign-up. `receiptId`: of the sign-up, or of the press. */
async function wasErased(receiptId: string): Promise<boolean> {
  return (await query((db) => lastAct(db, receiptId, ["erased"]))) !== null;
}

/** Counts only; none if there was nothing to erase. */
function receipt(id: string | null, { counts, open }: Erased): AuditEntry | null {
  if (isNothing(counts)) return null;
  const fields = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [name] : []));
  return {
    act: "erased",
    subject: "person",
    id,
    fields,
    values: { ...counts, cancelled: open.length },
  };
}

function isNothing(counts: Erased["counts"]): boolean {
  return Object.values(counts).every((count) => count === 0);
}
