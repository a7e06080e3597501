"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import { addLeadNote } from "@/desk/leads/lead-and-notes";
import { textIn } from "@/desk/ui/form-text";
import { deskPages, oneLeadAddress } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";
import { isUuid } from "@/lib/uuid";

export async function noteLead(form: FormData): Promise<void> {
  const note = { id: textIn(form, "lead"), noteId: textIn(form, "note"), text: textIn(form, "text") };
  const noted = await act("member", (by) => addLeadNote(by, note));
  const message = noted.ok ? noted.result : "failed";
  if (!isUuid(note.id) || message === "unknown") redirect(deskPages.leads);
  redirect(addressWith(oneLeadAddress(note.id), { message }));
}
