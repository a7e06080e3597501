"use server";

import { redirect } from "next/navigation";
import { webhooksAddress } from "@/desk/addresses";
import { act } from "@/desk/auth/access";
import { textIn } from "@/desk/ui/form-text";
import { runAgain } from "@/desk/webhooks/events";
import { eventFilters } from "@/desk/work/rules";
import { addressWith } from "@/lib/routing/query";

/** Queues an event again; a repeated press queues it once. */
export async function runOne(form: FormData): Promise<void> {
  const done = await act("admin", (by) => runAgain(by, textIn(form, "event")));
  const filter = eventFilters.find((one) => one === textIn(form, "filter")) ?? "all";
  const message = done.ok ? (done.result === null ? "unknown" : "ran") : "failed";
  redirect(addressWith(webhooksAddress, { filter, message }));
}
