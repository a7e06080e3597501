import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Scheduled jobs, in the table's first name; the instance that claims a due row runs the job. */
export const jobs = pgTable("chores", {
  name: text("name").primaryKey(),
  nextAt: instant("next_at").notNull(),
  doneUntil: instant("done_until"),
  resumeAfter: text("resume_after"), // Where the next run resumes, and `done_until` at the end of the list
  resumeUntil: instant("resume_until"),
  steadySince: instant("steady_since"), // Since when the clock has been steady (`db/queries/clock.ts`)
});
