import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Scheduled jobs; the instance that claims the row when it is due runs it. */
export const jobs = pgTable("chores", {
  name: text("name").primaryKey(),
  nextAt: instant("next_at").notNull(),
  /** What happened before this has been seen to. */
  doneUntil: instant("done_until"),
  /** Where a list that was too long for one round goes on, and what `done_until` becomes at its end. */
  resumeAfter: text("resume_after"),
  resumeUntil: instant("resume_until"),
  /** Since when the clock has gone steadily, as far as this job has seen it (`db/queries/clock.ts`). */
  steadySince: instant("steady_since"),
});
