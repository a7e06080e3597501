"use server";

import { redirect } from "next/navigation";
import { peopleAddress } from "@/desk/addresses";
import { type ActResult, act } from "@/desk/auth/access";
import { endSessionOf } from "@/desk/auth/end-session";
import { newPasskeyQuestion, registerPasskey } from "@/desk/auth/passkeys";
import { letBackIn, removePasskey } from "@/desk/people/acts";
import { textIn } from "@/desk/ui/form-text";

export async function endOneSession(form: FormData): Promise<void> {
  showResult("ended", await act("viewer", (by) => endSessionOf(by, textIn(form, "session"))));
}

/** Mails an operator a link that removes the passkeys. */
export async function recoverOperator(form: FormData): Promise<void> {
  const request = { email: textIn(form, "email"), pressId: textIn(form, "press") };
  showResult("mailed", await act("admin", (by) => letBackIn(by, request)));
}

export async function removeOwnPasskey(form: FormData): Promise<void> {
  showResult("removed", await act("viewer", (by) => removePasskey(by, textIn(form, "passkey"))));
}

export async function askForNewPasskey(): ReturnType<typeof newPasskeyQuestion> {
  const request = await act("viewer", newPasskeyQuestion);
  return request.ok ? request.result : null;
}

export async function addPasskey(form: FormData): Promise<void> {
  const added = await act("viewer", (by) => registerPasskey(by, textIn(form, "answer")));
  if (added.ok && !added.result) redirect(`${peopleAddress}?message=notAdded`);
  showResult("added", added);
}

function showResult(done: string, acted: ActResult<boolean>): never {
  redirect(`${peopleAddress}?message=${acted.ok && acted.result ? done : "failed"}`);
}
