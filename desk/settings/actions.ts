"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import { saveOwnSettings } from "@/desk/settings/own";
import { textIn } from "@/desk/ui/form-text";
import { deskPages } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";

export async function saveOwn(form: FormData): Promise<void> {
  const own = { name: textIn(form, "name"), wantsDailyMail: textIn(form, "dailyMail") === "on" };
  const saved = await act("viewer", (by) => saveOwnSettings(by, own));
  redirect(addressWith(deskPages.settings, { message: saved.ok ? "saved" : "failed" }));
}
