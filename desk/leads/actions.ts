"use server";

import { redirect } from "next/navigation";
import { type ActResult, act } from "@/desk/auth/access";
import type { LeadField } from "@/desk/leads/address";
import { addLeadNote, type LeadResult, setLeadOwner, setLeadStage } from "@/desk/leads/leads";
import { ownerNumber } from "@/desk/people/owners";
import { textIn } from "@/desk/ui/form-text";
import { leadsAddress, oneLeadAddress } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";
import { isUuid } from "@/lib/uuid";

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

/** Back to the lead with the result; of a stale act also what was wanted, and what came before it. */
function say(form: FormData, what: LeadField | "note", done: ActResult<LeadResult>): never {
  const id = textIn(form, "lead");
  const result = done.ok ? done.result : ({ outcome: "failed" } as const);
  if (!isUuid(id) || result.outcome === "unknown") redirect(leadsAddress);
  const wanted = textIn(form, "wanted");
  const stale = result.outcome === "stale" && {
    wanted: what === "owner" ? ownerNumber(wanted) : wanted,
    since: result.last?.id ?? 0,
  };
  const message = { message: `${what}-${result.outcome}`, ...stale };
  redirect(addressWith(oneLeadAddress(id), message));
}
