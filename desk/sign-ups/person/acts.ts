import type { SignedIn } from "@/desk/auth/access";
import { addAuditEntry, lastAct } from "@/desk/auth/audit/queries";
import { actorOf } from "@/desk/auth/audit/record";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import type { RecordReceipt } from "@/server/privacy/person";
import * as requests from "@/server/privacy/requests";

/** Everything about an e-mail address, as JSON; recorded. Null for what is no address. */
export async function personFile(by: SignedIn, typed: string, now: Date) {
  return requests.personFile(typed, now, await recordBy(by));
}

/** Erases the person of a sign-up, in one transaction with the receipt. Null for an unknown one. */
export async function eraseSignUp(by: SignedIn, id: string, typedReference: string) {
  const result = await requests.eraseBySignUp(id, typedReference, await recordBy(by));
  return (result === null || result === "nothing") && (await wasErased(id)) ? "erased" : result;
}

type TypedAddress = { readonly typed: string; readonly again: string; readonly pressId: string };

/** Erases everything about an e-mail address, typed twice. The receipt has the id of the press, so that a repeated one is known. */
export async function eraseByAddress(by: SignedIn, { pressId, ...address }: TypedAddress) {
  if (!isUuid(pressId)) return null;
  const result = await requests.eraseByAddress(address, await recordBy(by, pressId));
  return result === "nothing" && (await wasErased(pressId)) ? "erased" : result;
}

/** By an earlier press of the same form, which may have deleted the sign-up. `receiptId`: of the sign-up, or of the press. */
async function wasErased(receiptId: string): Promise<boolean> {
  return (await query((db) => lastAct(db, receiptId, ["erased"]))) !== null;
}

/** `pressId`: the id of the form, which then is the receipt's. */
async function recordBy(by: SignedIn, pressId?: string): Promise<RecordReceipt> {
  const actor = await actorOf(by);
  return (tx, { id, ...receipt }) =>
    addAuditEntry(tx, actor, { subject: "person", id: pressId ?? id, ...receipt });
}
