"use server";

import { redirect } from "next/navigation";
import { type ActResult, act } from "@/desk/auth/access";
import { cancelSame } from "@/desk/sign-ups/one/cancel-same";
import {
  type ContactFormState,
  type Corrected,
  correctContact,
  type TypedContact,
} from "@/desk/sign-ups/one/correct";
import { sendResumeLink, sendWelcomeAgain } from "@/desk/sign-ups/one/mails";
import { askProvider, cancelSubscription } from "@/desk/sign-ups/one/provider";
import { backAddress } from "@/desk/ui/back-address";
import { textIn } from "@/desk/ui/form-text";
import { staleTitle } from "@/desk/ui/stale-notice";
import { problemText } from "@/i18n/validation";
import { words } from "@/i18n/words";
import { deskPages, oneSignUpAddress } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";
import { isUuid } from "@/lib/uuid";

export async function askAgain(form: FormData): Promise<void> {
  const answer = await act("member", (by) => askProvider(by, requestIn(form)));
  backTo(form, answer, ({ outcome }) => ({ message: outcome }));
}

export async function sendWelcome(form: FormData): Promise<void> {
  backTo(form, await act("member", (by) => sendWelcomeAgain(by, requestIn(form))), (message) => ({
    message,
  }));
}

export async function sendResume(form: FormData): Promise<void> {
  backTo(form, await act("member", (by) => sendResumeLink(by, requestIn(form))), (message) => ({ message }));
}

export async function cancel(form: FormData): Promise<void> {
  const typed = textIn(form, "typed");
  const cancelled = await act("admin", (by) => cancelSubscription(by, textIn(form, "signUp"), typed));
  backTo(form, cancelled, (message) => ({ message }));
}

function requestIn(form: FormData) {
  return { signUpId: textIn(form, "signUp"), pressId: textIn(form, "press") };
}

/** Of this sign-up and another one of the customer, `cancel` names the one that ends. */
export async function cancelOneOfTwo(form: FormData): Promise<void> {
  const [one, other, cancel] = ["signUp", "other", "cancel"].map((name) => textIn(form, name));
  const keep = cancel === one ? other : one;
  const pair = { cancel: cancel ?? "", keep: keep ?? "" };
  backTo(form, await act("admin", (by) => cancelSame(by, pair)), (message) => ({ message }));
}

/** Redirects to the sign-up with the result, or to the list for an unknown sign-up. */
function backTo<T>(
  form: FormData,
  done: ActResult<T | null>,
  messageOf: (result: T) => Record<string, string>,
): never {
  const id = textIn(form, "signUp");
  if (!isUuid(id) || (done.ok && done.result === null)) redirect(deskPages.signUps);
  const message = done.ok && done.result !== null ? messageOf(done.result) : { message: "failed" };
  redirect(backAddress(form, message, oneSignUpAddress(id)));
}

/** Redirects to the sign-up when it is corrected; else returns what the form shows, as JSON. */
export async function sendCorrection(_: string | null, form: FormData): Promise<string | null> {
  const [seen, typed] = [contactIn(form, "seen."), contactIn(form, "")];
  const id = textIn(form, "signUp");
  const corrected = await act("member", (by) => correctContact(by, id, { seen, typed }));
  if (!isUuid(id) || (corrected.ok && corrected.result === null)) redirect(deskPages.signUps);
  const state = corrected.ok && corrected.result ? stateAfter(corrected.result, seen, typed) : null;
  if (state) return JSON.stringify(state);
  const outcome = corrected.ok ? corrected.result?.outcome : "failed";
  const message = outcome === "done" || outcome === "repeated" ? "corrected" : String(outcome);
  redirect(addressWith(oneSignUpAddress(id), { message }));
}

function contactIn(form: FormData, prefix: string): TypedContact {
  const text = (name: string) => textIn(form, `${prefix}${name}`);
  return {
    contactName: text("contactName"),
    contactEmail: text("contactEmail"),
    contactPhone: text("contactPhone"),
  };
}

/** What the form shows after a refused or stale correction, which the next one is compared with; null after any other. */
function stateAfter(result: Corrected, seen: TypedContact, typed: TypedContact): ContactFormState | null {
  const t = words("en-GB", "deskSignUp");
  const rules = words("en-GB", "validation");
  if (result.outcome === "invalid") {
    const problems = result.problems.map(({ field, message }) => [field, problemText(rules, message)]);
    const heading = t("contact.problems", { count: problems.length });
    return { typed, seen, problems: Object.fromEntries(problems), heading, text: "", now: {} };
  }
  if (result.outcome !== "stale") return null;
  const { contactName, contactEmail, contactPhone } = result.now;
  const stored = { contactName, contactEmail, contactPhone: contactPhone ?? "" };
  const none = t("none");
  const now = Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, t("contact.now", { value: value || none })]),
  );
  return {
    typed,
    seen: stored,
    problems: {},
    heading: staleTitle(words("en-GB", "desk"), result.last),
    text: t("contact.stale"),
    now,
  };
}
