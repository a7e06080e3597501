"use server";

import { redirect } from "next/navigation";
import { type ActResult, act } from "@/desk/auth/access";
import { textIn } from "@/desk/ui/form-text";
import { drop, retry } from "@/desk/work/entries";
import { workAddress } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";

export async function retryOne(form: FormData): Promise<void> {
  say(form, "retry", await act("admin", (by) => retry(by, textIn(form, "entry"))));
}

/** Drops an entry for a reason. */
export async function dropOne(form: FormData): Promise<void> {
  const dropped = { id: textIn(form, "entry"), reason: textIn(form, "reason") };
  say(form, "drop", await act("admin", (by) => drop(by, dropped)));
}

/** A repeated request gets the answer to the first one. */
function say(form: FormData, asked: "retry" | "drop", done: ActResult<string>): never {
  const state = textIn(form, "state") === "waiting" ? "waiting" : "parked";
  const result = done.ok ? done.result : "failed";
  redirect(addressWith(workAddress, { state, message: result, asked }));
}
