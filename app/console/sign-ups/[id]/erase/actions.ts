"use server";

import { redirect } from "next/navigation";
import { isSignUpId } from "@/lib/console/sign-up-list";
import { eraseAddress, personAddress, signUpsAddress } from "@/lib/routing/console";
import { act } from "@/server/console/access";
import { eraseSignUp } from "@/server/console/sign-up/erase";
import { textIn } from "../../../query";

export async function erase(form: FormData): Promise<void> {
  const id = textIn(form, "signUp");
  const erased = await act("admin", (by) => eraseSignUp(by, id, textIn(form, "typed")));
  if (!isSignUpId(id) || (erased.ok && erased.result === null)) redirect(signUpsAddress);
  if (erased.ok && erased.result !== "notTyped") redirect(`${personAddress}?said=${erased.result}`);
  redirect(`${eraseAddress(id)}?said=${erased.ok ? "notTyped" : "failed"}`);
}
