"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import { backAddress } from "@/desk/ui/back-address";
import { textIn } from "@/desk/ui/form-text";
import { addressWith } from "@/lib/routing/query";
import { tidy } from "@/lib/sign-up/rules/text";
import { saveColumns } from "./columns";
import { changeView, saveView } from "./views";

/** What one form is believed: names of columns, filters and lists, their number, and the characters of a filter's value. */
const isName = (text: string) => /^[\w-]{1,40}$/.test(text);
const [maxNames, maxValue] = [50, 200];

/** Saves the columns of the lists that have optional ones, and shows the list again. */
export async function chooseColumns(form: FormData): Promise<void> {
  const sent = form instanceof FormData ? form.getAll("column") : [];
  const names = sent.filter((name) => typeof name === "string" && isName(name));
  const saved = await act("viewer", () => saveColumns(names.slice(0, maxNames).map(String)));
  redirect(backAddress(form, saved.ok ? {} : { message: "failed" }));
}

/** Saves the filters and the sort of a list's page as a view of the operator, and shows it. */
export async function saveNewView(form: FormData): Promise<void> {
  const { pathname, parameters } = pageOf(form);
  const [list, name] = [textIn(form, "list"), tidy(textIn(form, "name"))];
  const isShared = textIn(form, "shared") === "yes";
  const view = { list, name, isShared, parameters };
  const saved = await act("member", async (by) => (isName(list) ? saveView(by, view) : "failed"));
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
  const kept = [...searchParams].filter(([name, value]) => isName(name) && value.length <= maxValue);
  return { pathname, parameters: Object.fromEntries(kept.slice(0, maxNames)) };
}
