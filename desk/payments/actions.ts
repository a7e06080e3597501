"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import { backAddress } from "@/desk/ui/back-address";
import { textIn } from "@/desk/ui/form-text";
import { deskPages, oneSignUpAddress } from "@/lib/routing/desk";
import { isUuid } from "@/lib/uuid";
import { orderRetry } from "./order-retry";

export async function retry(form: FormData): Promise<void> {
  const id = textIn(form, "signUp");
  const ordered = await act("member", (by) => orderRetry(by, id, textIn(form, "failure")));
  if (!isUuid(id) || (ordered.ok && ordered.result === null)) redirect(deskPages.signUps);
  const message = ordered.ok && ordered.result !== null ? ordered.result : "failed";
  redirect(backAddress(form, { message }, oneSignUpAddress(id)));
}
