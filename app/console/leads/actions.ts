"use server";

import { redirect } from "next/navigation";
import { addressWith } from "@/lib/console/pages";
import { leadsAddress, oneLeadAddress } from "@/lib/routing/console";
import { type ActResult, act } from "@/server/console/access";
import { addLeadNote, type LeadResult, setLeadOwner, setLeadStage } from "@/server/console/leads";
import { textIn } from "../query";

export async function changeLeadStage(form: FormData): Promise<void> {
  say(form, "stage", await act("admin", (by) => setLeadStage(by, askedIn(form))));
}

export async function changeLeadOwner(form: FormData): Promise<void> {
  say(form, "owner", await act("admin", (by) => setLeadOwner(by, askedIn(form))));
}

export async function noteLead(form: FormData): Promise<void> {
  const note = { id: textIn(form, "lead"), noteId: textIn(form, "note"), text: textIn(form, "text") };
  say(form, "note", await act("admin", (by) => addLeadNote(by, note)));
}

function askedIn(form: FormData) {
  return { id: textIn(form, "lead"), seen: textIn(form, "seen"), wanted: textIn(form, "wanted") };
}

/** Back to the lead with the result; the address names the wanted stage of a stale act, but never a person. */
function say(form: FormData, what: "stage" | "owner" | "note", done: ActResult<LeadResult>): never {
  const result = done.ok ? done.result : "failed";
  if (result === "unknown") redirect(leadsAddress);
  const wanted = result === "stale" && what === "stage" ? textIn(form, "wanted") : null;
  redirect(addressWith(oneLeadAddress(textIn(form, "lead")), { said: `${what}-${result}`, wanted }));
}
