"use server";

import { redirect } from "next/navigation";
import { eraseAddress, personAddress } from "@/desk/addresses";
import { act } from "@/desk/auth/access";
import { textIn } from "@/desk/ui/form-text";
import { deskPages } from "@/lib/routing/desk";
import { isUuid } from "@/lib/uuid";
import { eraseByAddress, eraseSignUp } from "./acts";

/** By the address that the page of a person asks for. */
export async function erasePerson(form: FormData): Promise<void> {
  const request = {
    typed: textIn(form, "email"),
    again: textIn(form, "again"),
    pressId: textIn(form, "press"),
  };
  const erased = await act("admin", (by) => eraseByAddress(by, request));
  redirect(`${personAddress}?message=${(erased.ok && erased.result) || "failed"}`);
}

export async function erasePersonOfSignUp(form: FormData): Promise<void> {
  const id = textIn(form, "signUp");
  const erased = await act("admin", (by) => eraseSignUp(by, id, textIn(form, "typed")));
  if (!isUuid(id) || (erased.ok && erased.result === null)) redirect(deskPages.signUps);
  if (erased.ok && erased.result !== "notTyped") redirect(`${personAddress}?message=${erased.result}`);
  redirect(`${eraseAddress(id)}?message=${erased.ok ? "notTyped" : "failed"}`);
}
