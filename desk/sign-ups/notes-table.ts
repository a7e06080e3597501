import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { atMost, instant, notBlank } from "@/db/schema/columns";
import { leads } from "@/db/schema/leads";
import { submissions } from "@/db/schema/submissions";
import { maxNoteLength } from "@/desk/ui/form-text";

/** What an operator noted about a sign-up or a lead, or wrote to the person. */
export const notes = pgTable(
  "operator_notes",
  {
    id: uuid("id").primaryKey().defaultRandom(), // Made by the form, so that a repeated press adds one note
    submissionId: uuid("submission_id").references(() => submissions.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    author: text("author").notNull(), // E-mail address of the operator
    subject: text("subject"), // Of a mail to the person; null of a note
    text: text("text").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [
    index("notes_of_submission").on(t.submissionId, t.at),
    index("notes_of_lead").on(t.leadId, t.at),
    check("note_about_one", sql`num_nonnulls(${t.submissionId}, ${t.leadId}) = 1`),
    notBlank("note_given", t.text),
    atMost("note_length", t.text, maxNoteLength),
  ],
);
