"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import type { ContactFormState } from "@/desk/sign-ups/one/contact-state";
import { type Corrected, saveContact, type TypedContact } from "@/desk/sign-ups/one/correct";
import { textIn } from "@/desk/ui/form-text";
import { firmTime } from "@/desk/ui/times";
import { problemText } from "@/i18n/validation";
import { words } from "@/i18n/words";
import { oneSignUpAddress, signUpsAddress } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";
import { isUuid } from "@/lib/uuid";

/** Redirects to the sign-up when it is corrected; else returns what the form shows, as JSON. */
export async function correctContact(_: string | null, form: FormData): Promise<string | null> {
  const [seen, typed] = [contactIn(form, "seen."), contactIn(form, "")];
  const id = textIn(form, "signUp");
  const corrected = await act("admin", (by) => saveContact(by, id, { seen, typed }));
  if (!isUuid(id) || (corrected.ok && corrected.result === null)) redirect(signUpsAddress);
  const left = corrected.ok && corrected.result ? stateAfter(corrected.result, seen, typed) : null;
  if (left) return JSON.stringify(left);
  const outcome = corrected.ok ? corrected.result?.outcome : "failed";
  const said = outcome === "changed" || outcome === "repeated" ? "corrected" : String(outcome);
  redirect(addressWith(oneSignUpAddress(id), { said }));
}

function contactIn(form: FormData, prefix: string): TypedContact {
  const text = (name: string) => textIn(form, `${prefix}${name}`);
  return {
    contactName: text("contactName"),
    contactEmail: text("contactEmail"),
    contactPhone: text("contactPhone"),
  };
}

/** Null if there is nothing to show. After a stale press the next one is compared with what is stored now. */
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
    heading: t("contact.staleTitle", {
      by: result.last?.by ?? words("en-GB", "console")("stale.somebody"),
      at: result.last ? firmTime(result.last.at) : "",
      isKnown: String(result.last !== null),
    }),
    text: t("contact.stale"),
    now,
  };
}
