"use server";

import { redirect } from "next/navigation";
import { type ActResult, act, type SignedIn } from "@/desk/auth/access";
import { keyOf } from "@/desk/auth/operator-keys";
import { rowsPerPage } from "@/desk/list/read";
import { backAddress } from "@/desk/ui/back-address";
import { textIn } from "@/desk/ui/form-text";
import { firmTime } from "@/desk/ui/times";
import { alarmReasons } from "@/lib/payments/alarms";
import { type MarkResult, markTodo, type Record, undoLast } from "./acts";
import { doneReasons, dueAgain, laterReasons, todoKinds } from "./kinds";

/** Closes a to-do, with a reason. */
export async function done(form: FormData): Promise<void> {
  const reason = doneReasons.find((one) => one === textIn(form, "reason"));
  marked(form, await act("member", (by) => mark(by, form, reason, null)));
}

/** Tried in vain, or asked for later: due again then. */
export async function tried(form: FormData): Promise<void> {
  const reason = laterReasons.find((one) => one === textIn(form, "reason"));
  const dueAt = reason ? dueAgain(reason, new Date()) : null;
  marked(form, await act("member", (by) => mark(by, form, reason, dueAt)));
}

/** Takes back the last change of a record, or of each of the rows that were chosen in a list, and names those of which it did not. */
export async function undo(form: FormData): Promise<void> {
  const { of, id } = recordIn(form);
  const ids = id.split(",").slice(0, rowsPerPage);
  const notUndone: string[] = [];
  let message = "";
  for (const one of ids) {
    const undone = await act("member", (by) => undoLast(by, { of, id: one }));
    message = undone.ok ? (undone.result ?? "gone") : "failed";
    if (message !== "undone") notUndone.push(one);
  }
  if (ids.length === 1) back(form, { message });
  const count = `${ids.length - notUndone.length}`;
  back(form, { message: "bulkUndone", count, ...(notUndone.length > 0 && { not: notUndone.join() }) });
}

/** Null for a form that the desk does not show. */
async function mark(by: SignedIn, form: FormData, reason: string | undefined, dueAt: Date | null) {
  const seen = new Date(textIn(form, "seen"));
  const kind = [...todoKinds, ...alarmReasons].find((one) => one === textIn(form, "kind"));
  if (!reason || !kind || Number.isNaN(seen.getTime())) return null;
  return markTodo(by, recordIn(form), { kind, reason, dueAt, seen });
}

/** Back to the page of the form, with what came of it. */
function marked(form: FormData, saved: ActResult<MarkResult | null>): never {
  if (!saved.ok) back(form, { message: "failed" });
  if (!saved.result) back(form, { message: "gone" });
  const { result } = saved;
  if (result.outcome === "late")
    back(form, { message: "colleague", at: firmTime(result.at), by: keyOf(result.by ?? "") });
  const { of, id } = recordIn(form);
  back(form, { message: result.outcome, ...(of !== "list" && { undo: id, of }) });
}

function recordIn(form: FormData): Record {
  const of = textIn(form, "of");
  return { of: of === "lead" || of === "list" ? of : "sign_up", id: textIn(form, "id") };
}

function back(form: FormData, message: Readonly<globalThis.Record<string, string>>): never {
  redirect(backAddress(form, message));
}
