import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** Work that comes round by itself: whichever instance takes the row when it is due does it. */
export const chores = pgTable("chores", {
  name: text("name").primaryKey(),
  nextAt: instant("next_at").notNull(),
  /** What happened before this has been seen to. */
  doneUntil: instant("done_until"),
});
