"use server";

import { redirect } from "next/navigation";
import { eraseAddress, personAddress } from "@/desk/addresses";
import { act } from "@/desk/auth/access";
import { eraseSignUp } from "@/desk/sign-ups/person/acts";
import { textIn } from "@/desk/ui/form-text";
import { signUpsAddress } from "@/lib/routing/desk";
import { isUuid } from "@/lib/uuid";

export async function erase(form: FormData): Promise<void> {
  const id = textIn(form, "signUp");
  const erased = await act("admin", (by) => eraseSignUp(by, id, textIn(form, "typed")));
  if (!isUuid(id) || (erased.ok && erased.result === null)) redirect(signUpsAddress);
  if (erased.ok && erased.result !== "notTyped") redirect(`${personAddress}?said=${erased.result}`);
  redirect(`${eraseAddress(id)}?said=${erased.ok ? "notTyped" : "failed"}`);
}
