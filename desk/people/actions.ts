"use server";

import { redirect } from "next/navigation";
import { peopleAddress } from "@/desk/addresses";
import { type ActResult, act, actRecently, type SignedIn } from "@/desk/auth/access";
import { endSessionOf } from "@/desk/auth/end-session";
import { newPasskeyQuestion, registerPasskey } from "@/desk/auth/passkeys";
import type { Role } from "@/desk/auth/rules";
import { letBackIn, removePasskey } from "@/desk/people/acts";
import { textIn } from "@/desk/ui/form-text";

export async function endOneSession(form: FormData): Promise<void> {
  showResult("ended", await act("viewer", (by) => endSessionOf(by, textIn(form, "session"))));
}

/** Mails an operator a link that removes the passkeys. */
export async function recoverOperator(form: FormData): Promise<void> {
  const request = { email: textIn(form, "email"), pressId: textIn(form, "press") };
  showResult("mailed", await recently("admin", (by) => letBackIn(by, request)));
}

export async function removeOwnPasskey(form: FormData): Promise<void> {
  showResult("removed", await recently("viewer", (by) => removePasskey(by, textIn(form, "passkey"))));
}

export async function askForNewPasskey(): Promise<Awaited<ReturnType<typeof newPasskeyQuestion>> | null> {
  const request = await recently("viewer", newPasskeyQuestion);
  return request.ok ? request.result : null;
}

export async function addPasskey(form: FormData): Promise<void> {
  const added = await recently("viewer", () => registerPasskey(textIn(form, "answer")));
  if (added.ok && !added.result) redirect(`${peopleAddress}?message=notAdded`);
  showResult("added", added);
}

function recently<T>(role: Role, work: (by: SignedIn) => Promise<T>): Promise<ActResult<T>> {
  return actRecently(role, peopleAddress, work);
}

function showResult(done: string, acted: ActResult<boolean>): never {
  redirect(`${peopleAddress}?message=${acted.ok && acted.result ? done : "failed"}`);
}
