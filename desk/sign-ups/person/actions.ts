"use server";

import { redirect } from "next/navigation";
import { eraseAddress, personAddress } from "@/desk/addresses";
import { act } from "@/desk/auth/access";
import { textIn } from "@/desk/ui/form-text";
import { words } from "@/i18n/words";
import { deskPages } from "@/lib/routing/desk";
import { isUuid } from "@/lib/uuid";
import { personWith, previewErasure } from "@/server/privacy/requests";
import { eraseByAddress, eraseSignUp } from "./acts";
import type { EraseState } from "./erasure-preview";
import { previewLines } from "./preview-lines";

/** By an e-mail address: shows first what that would erase, as JSON; typed again, it is done, and leads to the page of a person. */
export async function erasePerson(_: string | null, form: FormData): Promise<string | null> {
  const again = textIn(form, "again");
  const typed = textIn(form, "email");
  const found = again === "" ? await act("admin", () => previewOf(typed)) : null;
  if (found) return JSON.stringify(found.ok ? found.result : notYet(typed, "failed"));
  const request = {
    ...{ typed, again },
    pressId: textIn(form, "press"),
  };
  const erased = await act("admin", (by) => eraseByAddress(by, request));
  const outcome = (erased.ok && erased.result) || "failed";
  if (outcome === "notTyped")
    return JSON.stringify({ ...(await previewOf(typed)), ...problemOf("notTyped") });
  redirect(`${personAddress}?message=${outcome}`);
}

async function previewOf(typed: string): Promise<EraseState> {
  const person = personWith(typed);
  if (!person) return notYet(typed, "invalid");
  const erased = await previewErasure(person);
  if (Object.values(erased.counts).every((count) => count === 0)) return notYet(typed, "nothing");
  return { typed, lines: previewLines(erased), problem: null };
}

type Problem = "invalid" | "nothing" | "notTyped" | "failed";

function notYet(typed: string, problem: Problem): EraseState {
  return { typed, lines: null, ...problemOf(problem) };
}

function problemOf(problem: Problem) {
  return {
    problem:
      problem === "failed"
        ? words("en-GB", "desk")("failed")
        : words("en-GB", "deskSignUp")(`person.${problem}`),
  };
}

export async function erasePersonOfSignUp(form: FormData): Promise<void> {
  const id = textIn(form, "signUp");
  const erased = await act("admin", (by) => eraseSignUp(by, id, textIn(form, "typed")));
  if (!isUuid(id) || (erased.ok && erased.result === null)) redirect(deskPages.signUps);
  if (erased.ok && erased.result !== "notTyped") redirect(`${personAddress}?message=${erased.result}`);
  redirect(`${eraseAddress(id)}?message=${erased.ok ? "notTyped" : "failed"}`);
}
