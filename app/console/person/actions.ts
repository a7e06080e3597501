"use server";

import { redirect } from "next/navigation";
import { personAddress } from "@/lib/routing/console";
import { act } from "@/server/console/access";
import { eraseAddress } from "@/server/console/sign-up/erase";
import { textIn } from "../query";

export async function erase(form: FormData): Promise<void> {
  const asked = { typed: textIn(form, "email"), again: textIn(form, "again"), press: textIn(form, "press") };
  const erased = await act("admin", (by) => eraseAddress(by, asked));
  redirect(`${personAddress}?said=${(erased.ok && erased.result) || "failed"}`);
}
