"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import { readSignUpList, type SignUpList, signUpListAddress } from "@/desk/sign-ups/list/address";
import { keepColumns } from "@/desk/sign-ups/list/columns";
import { signUpsAddress } from "@/lib/routing/desk";

export async function chooseColumns(form: FormData): Promise<void> {
  const kept = await act("viewer", () => keepColumns(form instanceof FormData ? form.getAll("column") : []));
  redirect(kept.ok ? signUpListAddress(listIn(form)) : `${signUpsAddress}?message=failed`);
}

/** The list's parameters that the form sends along, from the first page on. */
function listIn(form: FormData): SignUpList {
  const sent = form instanceof FormData ? Object.fromEntries(form) : {};
  return { ...readSignUpList(sent), after: null, before: null };
}
