import { bigserial, boolean, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { operators } from "@/desk/auth/tables";

/** Filters and sort of a list that an operator has saved under a name. Never a search. */
export const listViews = pgTable(
  "list_views",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    operatorId: text("operator_id")
      .notNull()
      .references(() => operators.id, { onDelete: "cascade" }),
    list: text("list").notNull(),
    name: text("name").notNull(),
    isShared: boolean("is_shared").notNull(),
    parameters: jsonb("parameters").$type<Readonly<Record<string, string>>>().notNull(),
  },
  (t) => [unique("list_view_named_once").on(t.operatorId, t.list, t.name)],
);
