"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import { textIn } from "@/desk/ui/form-text";
import { deskAddress } from "@/lib/routing/desk";
import { saveColumns } from "./columns";

/** Saves the columns of the lists that have optional ones, and shows the list again. */
export async function chooseColumns(form: FormData): Promise<void> {
  const sent = form instanceof FormData ? form.getAll("column") : [];
  const names = sent.filter((name) => typeof name === "string" && /^\w{1,40}$/.test(name));
  const saved = await act("viewer", () => saveColumns(names.slice(0, 50).map(String)));
  const address = textIn(form, "address");
  const list = address.startsWith(`${deskAddress}/`) ? address : deskAddress;
  redirect(saved.ok ? list : `${list.replace(/\?.*/, "")}?message=failed`);
}
