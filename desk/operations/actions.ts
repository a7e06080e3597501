"use server";

import { redirect } from "next/navigation";
import { webhooksAddress } from "@/desk/addresses";
import { type ActResult, act } from "@/desk/auth/access";
import { textIn } from "@/desk/ui/form-text";
import { deskPages } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";
import { drop, retry, retryAll } from "./entries";
import { runAgain } from "./received";

export async function retryOne(form: FormData): Promise<void> {
  showOutbox(form, "retry", await act("admin", (by) => retry(by, textIn(form, "entry"))));
}

/** Retries all parked entries of a kind. */
export async function retryKind(form: FormData): Promise<void> {
  showOutbox(form, "all", await act("admin", (by) => retryAll(by, textIn(form, "kind"))));
}

/** Drops an entry for a reason. */
export async function dropOne(form: FormData): Promise<void> {
  const dropped = { id: textIn(form, "entry"), reason: textIn(form, "reason") };
  showOutbox(form, "drop", await act("admin", (by) => drop(by, dropped)));
}

/** Queues an event again; a repeated press queues it once. */
export async function runOne(form: FormData): Promise<void> {
  const done = await act("admin", (by) => runAgain(by, textIn(form, "event")));
  const message = done.ok ? (done.result === null ? "unknown" : "ran") : "failed";
  redirect(addressWith(webhooksAddress, { filter: textIn(form, "filter") || null, message }));
}

/** A repeated request gets the answer to the first one. */
function showOutbox(form: FormData, asked: "retry" | "all" | "drop", done: ActResult<string>): never {
  const state = textIn(form, "state") === "waiting" ? "waiting" : null;
  redirect(addressWith(deskPages.outbox, { state, message: done.ok ? done.result : "failed", asked }));
}
