import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import type { SignedIn } from "@/desk/auth/access";
import { hasRole } from "@/desk/auth/rules";
import { isLongerThan } from "@/lib/sign-up/rules/text";
import { query } from "@/server/database";
import { listViews } from "./views-table";

export const maxViewName = 60;
export const maxViews = 30;

export type SavedView = typeof listViews.$inferSelect;

/** The views of a list that an operator may open: their own and those that are shared, by name. */
export function viewsOf(db: Database, list: string, { operatorId }: SignedIn): Promise<SavedView[]> {
  const isVisible = or(listViews.isShared, eq(listViews.operatorId, operatorId));
  return db
    .select()
    .from(listViews)
    .where(and(eq(listViews.list, list), isVisible))
    .orderBy(asc(sql`lower(${listViews.name})`), listViews.id);
}

/** Shared ones are changed by their owner and by administrators alone. */
export function mayChange(by: SignedIn, { operatorId, isShared }: SavedView): boolean {
  return operatorId === by.operatorId || (isShared && hasRole(by, "admin"));
}

type NewView = Pick<SavedView, "list" | "name" | "isShared" | "parameters">;
export type ViewResult =
  | "viewSaved"
  | "viewChanged"
  | "viewDeleted"
  | "viewBlank"
  | "viewLong"
  | "viewExists"
  | "viewsFull"
  | "viewGone";

/** Saves a view of the operator. Of the views that somebody may open, no two of a list have one name. */
export async function saveView(by: SignedIn, view: NewView): Promise<ViewResult> {
  const { list, name, isShared } = view;
  if (name === "") return "viewBlank";
  if (isLongerThan(name, maxViewName)) return "viewLong";
  return query((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('list_views'))`);
      const all = await tx.select().from(listViews);
      const own = all.filter(({ operatorId }) => operatorId === by.operatorId);
      const same = all.find(
        (one) =>
          one.list === list &&
          one.name.toLowerCase() === name.toLowerCase() &&
          (isShared || one.isShared || own.includes(one)),
      );
      // A second press of the same form
      if (same && own.includes(same) && isDeepStrictEqual({ ...same, ...view }, same)) return "viewSaved";
      if (same) return "viewExists";
      if (own.length >= maxViews) return "viewsFull";
      await tx.insert(listViews).values({ ...view, operatorId: by.operatorId });
      return "viewSaved";
    }),
  );
}

/** Gives a view other filters and sort, or deletes it (null). */
export async function changeView(
  by: SignedIn,
  id: number,
  parameters: SavedView["parameters"] | null,
): Promise<ViewResult> {
  return query((db) =>
    db.transaction(async (tx) => {
      const which = eq(listViews.id, id);
      const [view] = await tx.select().from(listViews).where(which).for("update");
      if (!view || !mayChange(by, view)) return "viewGone";
      if (parameters) await tx.update(listViews).set({ parameters }).where(which);
      else await tx.delete(listViews).where(which);
      return parameters ? "viewChanged" : "viewDeleted";
    }),
  );
}
