"use server";

import { redirect } from "next/navigation";
import { personAddress } from "@/desk/addresses";
import { act } from "@/desk/auth/access";
import { eraseAddress } from "@/desk/sign-ups/person/acts";
import { textIn } from "@/desk/ui/form-text";

export async function erase(form: FormData): Promise<void> {
  const asked = { typed: textIn(form, "email"), again: textIn(form, "again"), press: textIn(form, "press") };
  const erased = await act("admin", (by) => eraseAddress(by, asked));
  redirect(`${personAddress}?said=${(erased.ok && erased.result) || "failed"}`);
}
