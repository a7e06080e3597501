"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import { backAddress } from "@/desk/ui/back-address";
import { textIn } from "@/desk/ui/form-text";
import { addressWith } from "@/lib/routing/query";
import { tidy } from "@/lib/sign-up/rules/text";
import { saveColumns } from "./columns";
import { changeView, saveView } from "./views";

/** Saves the columns of the lists that have optional ones, and shows the list again. */
export async function chooseColumns(form: FormData): Promise<void> {
  const sent = form instanceof FormData ? form.getAll("column") : [];
  const names = sent.filter((name) => typeof name === "string" && /^\w{1,40}$/.test(name));
  const saved = await act("viewer", () => saveColumns(names.slice(0, 50).map(String)));
  redirect(backAddress(form, saved.ok ? {} : { message: "failed" }));
}

/** Saves the filters and the sort of a list's page as a view of the operator, and shows it. */
export async function saveNewView(form: FormData): Promise<void> {
  const { pathname, parameters } = pageOf(form);
  const [list, name] = [textIn(form, "list"), tidy(textIn(form, "name"))];
  const isShared = textIn(form, "shared") === "yes";
  const saved = await act("member", (by) => saveView(by, { list, name, isShared, parameters }));
  const message = saved.ok ? saved.result : "failed";
  redirect(
    message === "viewSaved" ? addressWith(pathname, { view: name, message }) : backAddress(form, { message }),
  );
}

/** Deletes a view, or gives it the filters and the sort of the list's page. */
export async function changeOneView(form: FormData): Promise<void> {
  const parameters = textIn(form, "change") === "delete" ? null : pageOf(form).parameters;
  const id = Number(textIn(form, "view")) || 0;
  const changed = await act("member", (by) => changeView(by, id, parameters));
  redirect(backAddress(form, { message: changed.ok ? changed.result : "failed" }));
}

/** The page of a form, and what a view keeps of its address: no search, and no place in the list. */
function pageOf(form: FormData) {
  const { pathname, searchParams } = new URL(backAddress(form, {}), "http://desk");
  for (const name of ["q", "after", "before"]) searchParams.delete(name);
  return { pathname, parameters: Object.fromEntries([...searchParams].slice(0, 50)) };
}
