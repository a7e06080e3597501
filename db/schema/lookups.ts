import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

export const lookups = pgTable(
  "lookups",
  {
    key: text("key").primaryKey(),
    answer: jsonb("answer").$type<unknown>().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("lookups_expiring").on(t.expiresAt)],
);
