import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

export const limitCounts = pgTable(
  "limit_counts",
  {
    key: text("key").primaryKey(),
    used: integer("used").notNull(),
    resetsAt: instant("resets_at").notNull(),
  },
  (t) => [index("limits_resetting").on(t.resetsAt)],
);
