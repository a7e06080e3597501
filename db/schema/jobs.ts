import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Scheduled jobs. The instance that claims a due row runs the job. */
export const jobs = pgTable("jobs", {
  name: text("name").primaryKey(),
  nextAt: instant("next_at").notNull(),
  doneUntil: instant("done_until"),
  resumeAfter: text("resume_after"), // The id after which to resume, if a run stopped early
  resumeUntil: instant("resume_until"), // The value of `done_until` once the resumed run has finished
  steadySince: instant("steady_since"), // Since when the clock has been steady (`db/queries/clock.ts`)
});
