import type { Database } from "@/db/client/database";
import { submissions } from "@/db/schema";
import { readPage } from "@/desk/list/read";
import { signUpList } from "@/desk/sign-ups/list";
import { setUpStates } from "@/lib/payments/states";
import { aRow } from "../database/rows";

export type Row = Partial<typeof submissions.$inferInsert>;

let stored = 0;

const atOnce = 100; // The deadline for a statement holds here too

/** Stores a sign-up for each of the changes. */
export async function signUp(db: Database, ...changes: Row[]) {
  const createdAt = new Date();
  const rows = changes.map((change) => ({
    ...aRow(),
    draftId: crypto.randomUUID(),
    reference: `JK-0000-${String(++stored).padStart(4, "0")}`,
    createdAt,
    ...change,
  }));
  for (let from = 0; from < rows.length; from += atOnce)
    await db.insert(submissions).values(rows.slice(from, from + atOnce));
}

/** The page of the list with this query in its address, and the numbers in its tabs by their names. */
export async function listPage(query: Record<string, string>) {
  const page = await readPage(signUpList, query);
  const tabs = ["all", "todo", ...setUpStates];
  return { ...page, counts: new Map(tabs.map((tab, at) => [tab, page.counts[at]])) };
}

export async function listedNames(query: Record<string, string>): Promise<string[]> {
  return (await listPage(query)).rows.map(({ businessName }) => businessName);
}
