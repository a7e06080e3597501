import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { type ResumeMail, resumeMailHours } from "@/lib/sign-up/resume-mails";
import { instant, oneOf } from "./columns";
import { submissions } from "./submissions";

/** The mails that were made about unpaid submissions, each with the hash of its key to stop them. */
export const resumeMails = pgTable(
  "resume_mails",
  {
    keyHash: text("key_hash").primaryKey(),
    submissionId: uuid("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    kind: text("kind").$type<ResumeMail>().notNull(),
    emailHash: text("email_hash").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    sentAt: instant("sent_at").defaultNow(), // Null until it is sent; a version without this column counts it as sent
  },
  (t) => [
    index("resume_mails_of_submission").on(t.submissionId),
    index("resume_mails_to_address").on(t.emailHash),
    index("resume_mails_made").on(t.createdAt),
    oneOf("resume_mail_kind_known", t.kind, Object.keys(resumeMailHours)),
  ],
);

/** Hashes of the addresses that get no such mail any more (docs/decisions/0147). */
export const stoppedAddresses = pgTable("stopped_addresses", {
  emailHash: text("email_hash").primaryKey(),
  stoppedAt: instant("stopped_at").notNull().defaultNow(),
});
