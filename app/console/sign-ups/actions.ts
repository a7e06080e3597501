"use server";

import { redirect } from "next/navigation";
import { readSignUpList, type SignUpList, signUpListAddress } from "@/lib/console/sign-up-list";
import { signUpsAddress } from "@/lib/routing/console";
import { act } from "@/server/console/access";
import { keepColumns } from "@/server/console/columns";
import { searchFor } from "@/server/console/sign-up-list";
import { textIn } from "../query";

/** Stores the search and leads to the list of what it finds, with the list's other parameters. */
export async function searchSignUps(form: FormData): Promise<void> {
  const found = await act("viewer", (by) => searchFor(by, textIn(form, "text")));
  if (!found.ok) redirect(`${signUpsAddress}?said=failed`);
  redirect(signUpListAddress({ ...listIn(form), search: found.result }));
}

export async function chooseColumns(form: FormData): Promise<void> {
  const kept = await act("viewer", () => keepColumns(form.getAll("column")));
  redirect(kept.ok ? signUpListAddress(listIn(form)) : `${signUpsAddress}?said=failed`);
}

/** The list's parameters that the form sends along, from the first page on. */
function listIn(form: FormData): SignUpList {
  return { ...readSignUpList(Object.fromEntries(form)), after: null, before: null };
}
