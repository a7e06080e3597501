import { sql } from "drizzle-orm";
import { bigserial, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "@/db/schema/columns";
import { leads } from "@/db/schema/leads";
import { submissions } from "@/db/schema/submissions";

const outcomes = ["done", "tried"] as const;

/** What operators did about to-dos that no stage closes, and when one is due again that was tried in vain. */
export const todoMarks = pgTable(
  "todo_marks",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    submissionId: uuid("submission_id").references(() => submissions.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(), // A kind of `kinds.ts`; of a problem the reason of its alarm
    outcome: text("outcome", { enum: outcomes }).notNull(),
    reason: text("reason").notNull(), // A code
    dueAt: instant("due_at"), // When one that was tried is due again
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [
    index("marks_of_submission").on(t.submissionId),
    index("marks_of_lead").on(t.leadId),
    oneOf("mark_outcome_known", t.outcome, outcomes),
    check("tried_is_due_again", sql`(${t.outcome} = 'tried') = (${t.dueAt} is not null)`),
  ],
);
