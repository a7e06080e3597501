import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { atMost, instant, notBlank } from "@/db/schema/columns";
import { maxSearchLength } from "./search";

/** What operators searched for, so that addresses hold an id in place of a name. */
export const searches = pgTable(
  "desk_searches",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    operatorId: text("operator_id").notNull(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    unique("search_once").on(t.operatorId, t.text),
    index("searches_by_time").on(t.createdAt),
    notBlank("search_given", t.text),
    atMost("search_length", t.text, maxSearchLength),
  ],
);
