"use server";

import { redirect } from "next/navigation";
import { peopleAddress } from "@/desk/addresses";
import { type ActResult, act, actRecently, type SignedIn } from "@/desk/auth/access";
import { endSessionOf } from "@/desk/auth/end-session";
import { newPasskeyQuestion, registerPasskey } from "@/desk/auth/passkeys";
import type { Role } from "@/desk/auth/rules";
import { invite, letBackIn, removeOperator, removePasskey, setRole } from "@/desk/people/acts";
import { emailIn, textIn } from "@/desk/ui/form-text";
import { roles } from "@/lib/operators";

export async function endOneSession(form: FormData): Promise<void> {
  showResult("ended", await act("viewer", (by) => endSessionOf(by, textIn(form, "session"))));
}

/** Mails an operator a link that removes the passkeys. */
export async function recoverOperator(form: FormData): Promise<void> {
  const request = { email: textIn(form, "email"), pressId: textIn(form, "press") };
  showChange("mailed", await recently("admin", (by) => letBackIn(by, request)));
}

export async function inviteOperator(form: FormData): Promise<void> {
  const [email, role] = [emailIn(form), roleIn(form)];
  const work = async (by: SignedIn) => (email && role ? invite(by, { email, role }) : "noEmail");
  showChange("invited", await recently("admin", work));
}

export async function changeRole(form: FormData): Promise<void> {
  const [email, seen, role] = [textIn(form, "email"), textIn(form, "seen"), roleIn(form)];
  const work = async (by: SignedIn) => (role ? setRole(by, { email, role, seen }) : "stale");
  showChange("roleSet", await recently("admin", work));
}

/** Removes an operator, or takes an invitation back. */
export async function removeFromTeam(form: FormData): Promise<void> {
  const request = { email: textIn(form, "email"), heir: textIn(form, "heir") };
  showChange("left", await recently("admin", (by) => removeOperator(by, request)));
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

function roleIn(form: FormData): Role | undefined {
  return roles.find((role) => role === textIn(form, "role"));
}

function recently<T>(role: Role, work: (by: SignedIn) => Promise<T>): Promise<ActResult<T>> {
  return actRecently(role, peopleAddress, work);
}

/** Shows what was changed, or why nothing was. */
function showChange(done: string, changed: ActResult<string>): never {
  const problem = changed.ok ? changed.result : "failed";
  redirect(`${peopleAddress}?message=${problem === "done" ? done : problem}`);
}

function showResult(done: string, acted: ActResult<boolean>): never {
  redirect(`${peopleAddress}?message=${acted.ok && acted.result ? done : "failed"}`);
}
