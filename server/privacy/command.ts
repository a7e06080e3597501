import type { Database } from "@/db/client/database";
import { findByReference } from "@/db/queries/submissions";
import { erasedLines } from "@/i18n/erased-lines";
import { tidyCode } from "@/lib/sign-up/rules/text";
import { query } from "@/server/database";
import { log } from "@/server/logging/log";
import { plugIns } from "@/server/plug-ins";
import type { Receipt, RecordReceipt } from "./person";
import { eraseByAddress, eraseBySignUp, personFile, personOf, personWith, previewErasure } from "./requests";

/** Everything about an e-mail address, for `npm run privacy`. Null for what is no address. */
export function fileByCommand(email: string) {
  return personFile(email, new Date(), record);
}

/**
 * Erases a person by an e-mail address or the reference of a sign-up, typed twice; typed once, it tells what would be erased. `lines`:
 * what is erased, in words; null if nothing was erased now.
 */
export async function eraseByCommand({
  typed,
  again,
}: {
  readonly typed: string;
  readonly again?: string | undefined;
}) {
  if (again === undefined) return preview(typed);
  const receipts: Receipt[] = [];
  const keepReceipt = async (tx: Database, receipt: Receipt) => {
    await record(tx, receipt);
    receipts.push(receipt);
  };
  const outcome = typed.includes("@")
    ? await eraseByAddress({ typed, again }, keepReceipt)
    : await eraseByReference(typed, again, keepReceipt);
  return { outcome, lines: receipts[0] ? erasedLines(receipts[0].values) : null };
}

async function preview(typed: string) {
  const isAddress = typed.includes("@");
  const signUp = isAddress ? null : await findTyped(typed);
  const person = isAddress ? personWith(typed) : signUp && personOf(signUp);
  if (!person) return { outcome: isAddress ? "invalid" : "unknown", lines: null } as const;
  const { counts, open } = await previewErasure(person);
  return { outcome: "preview", lines: erasedLines({ ...counts, cancelled: open.length }) } as const;
}

function findTyped(reference: string) {
  return query((db) => findByReference(db, tidyCode(reference).toUpperCase()));
}

async function eraseByReference(typed: string, again: string, keepReceipt: RecordReceipt) {
  const signUp = await findTyped(typed);
  return (signUp && (await eraseBySignUp(signUp.id, again, keepReceipt))) ?? "unknown";
}

async function record(tx: Database, receipt: Receipt): Promise<void> {
  log("info", "privacy command", { reason: receipt.act });
  for (const plugIn of plugIns) await plugIn.recordCommand(tx, receipt);
}
