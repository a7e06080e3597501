"use server";

import { redirect } from "next/navigation";
import { readSignUpList, signUpListAddress } from "@/lib/console/sign-up-list";
import { signUpsAddress } from "@/lib/routing/console";
import { act } from "@/server/console/access";
import { searchFor } from "@/server/console/sign-up-list";
import { textIn } from "../query";

/** Stores the search and leads to the list of what it finds, with the list's other parameters. */
export async function searchSignUps(form: FormData): Promise<void> {
  const found = await act("viewer", (by) => searchFor(by, textIn(form, "text")));
  if (!found.ok) redirect(`${signUpsAddress}?said=failed`);
  const list = readSignUpList({ ...Object.fromEntries(form), column: form.getAll("column") });
  redirect(signUpListAddress({ ...list, search: found.result, after: null, before: null }));
}
