"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import { ownerNumber } from "@/desk/people/owners";
import { backAddress } from "@/desk/ui/back-address";
import { textIn } from "@/desk/ui/form-text";
import { firmTime } from "@/desk/ui/times";
import { markTodo, type Record, undoLast } from "./acts";
import { doneReasons, dueAgain, laterReasons } from "./kinds";

/** Closes a to-do, with a reason. */
export async function done(form: FormData): Promise<void> {
  const reason = doneReasons.find((one) => one === textIn(form, "reason"));
  await mark(form, reason && { reason, dueAt: null });
}

/** Tried in vain, or asked for later: due again then. */
export async function tried(form: FormData): Promise<void> {
  const reason = laterReasons.find((one) => one === textIn(form, "reason"));
  await mark(form, reason && { reason, dueAt: dueAgain(reason, new Date()) });
}

export async function undo(form: FormData): Promise<void> {
  const undone = await act("admin", (by) => undoLast(by, recordIn(form)));
  back(form, { message: undone.ok ? (undone.result ?? "gone") : "failed" });
}

async function mark(form: FormData, how: { reason: string; dueAt: Date | null } | undefined): Promise<never> {
  const record = recordIn(form);
  const seen = new Date(textIn(form, "seen"));
  if (!how || Number.isNaN(seen.getTime())) back(form, { message: "failed" });
  const marked = await act("admin", (by) =>
    markTodo(by, record, { ...how, kind: textIn(form, "kind"), seen }),
  );
  if (!marked.ok) back(form, { message: "failed" });
  if (!marked.result) back(form, { message: "gone" });
  if (marked.result.outcome === "late")
    back(form, {
      message: "late",
      at: firmTime(marked.result.at),
      by: String(ownerNumber(marked.result.by ?? "")),
    });
  back(form, { message: how.dueAt ? "tried" : "done", undo: record.id, of: record.of });
}

function recordIn(form: FormData): Record {
  const of = textIn(form, "of");
  return { of: of === "lead" || of === "list" ? of : "sign_up", id: textIn(form, "id") };
}

function back(form: FormData, message: Readonly<globalThis.Record<string, string>>): never {
  redirect(backAddress(form, message));
}
