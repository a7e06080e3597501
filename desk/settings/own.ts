import { eq } from "drizzle-orm";
import type { SignedIn } from "@/desk/auth/access";
import { operators } from "@/desk/auth/tables";
import { tidy } from "@/lib/sign-up/rules/text";
import { query } from "@/server/database";

/** Characters of an operator's name. */
export const maxNameLength = 80;

/** Saves what an operator has set for themselves. */
export async function saveOwnSettings({ operatorId }: SignedIn, own: { name: string }): Promise<void> {
  const name = tidy(own.name.slice(0, maxNameLength));
  await query((db) => db.update(operators).set({ name }).where(eq(operators.id, operatorId)));
}
