import { eq, sql } from "drizzle-orm";
import type { SignedIn } from "@/desk/auth/access";
import { operators } from "@/desk/auth/tables";
import { tidy } from "@/lib/sign-up/rules/text";
import { query } from "@/server/database";

/** Characters of an operator's name. */
export const maxNameLength = 80;

/** The hour of a working day at which the daily mail leaves, in the firm's time zone. */
export const dailyMailHour = 8;

export type OwnSettings = { readonly name: string; readonly wantsDailyMail: boolean };

export async function ownSettings({ operatorId, name }: SignedIn): Promise<OwnSettings> {
  const { id, dailyMailSince: since } = operators;
  const [found] = await query((db) => db.select({ since }).from(operators).where(eq(id, operatorId)));
  return { name, wantsDailyMail: Boolean(found?.since) };
}

/** Saves what an operator has set for themselves. */
export async function saveOwnSettings({ operatorId }: SignedIn, own: OwnSettings): Promise<void> {
  const name = tidy(own.name.slice(0, maxNameLength));
  const dailyMailSince = own.wantsDailyMail ? sql`coalesce(${operators.dailyMailSince}, now())` : null;
  await query((db) => db.update(operators).set({ name, dailyMailSince }).where(eq(operators.id, operatorId)));
}
