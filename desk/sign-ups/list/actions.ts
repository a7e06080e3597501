"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import { readSignUpList, type SignUpList, signUpListAddress } from "@/desk/sign-ups/list/address";
import { keepColumns } from "@/desk/sign-ups/list/columns";
import { searchFor } from "@/desk/sign-ups/list/read";
import { textIn } from "@/desk/ui/form-text";
import { signUpsAddress } from "@/lib/routing/desk";

/** Stores the search and leads to the list of what it finds, with the list's other parameters. */
export async function searchSignUps(form: FormData): Promise<void> {
  const found = await act("viewer", (by) => searchFor(by, textIn(form, "text")));
  if (!found.ok) redirect(`${signUpsAddress}?message=failed`);
  redirect(signUpListAddress({ ...listIn(form), search: found.result }));
}

export async function chooseColumns(form: FormData): Promise<void> {
  const kept = await act("viewer", () => keepColumns(form instanceof FormData ? form.getAll("column") : []));
  redirect(kept.ok ? signUpListAddress(listIn(form)) : `${signUpsAddress}?message=failed`);
}

/** The list's parameters that the form sends along, from the first page on. */
function listIn(form: FormData): SignUpList {
  const sent = form instanceof FormData ? Object.fromEntries(form) : {};
  return { ...readSignUpList(sent), after: null, before: null };
}
