import { bigint, bigserial, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, oneOf } from "@/db/schema/columns";
import { auditActs, auditSubjects } from "./rules";

/** Append only: triggers of its migration refuse changes. Holds ids and names of fields, nobody's data. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: instant("at").notNull().defaultNow(),
    operatorId: text("operator_id").notNull(), // Kept when the operator's row is gone
    act: text("act", { enum: auditActs }).notNull(),
    subject: text("subject", { enum: auditSubjects }).notNull(),
    subjectId: text("subject_id"),
    fields: text("fields").array().notNull(),
  },
  (t) => [
    index("audit_by_time").on(t.at, t.id),
    index("audit_of_subject").on(t.subjectId, t.id),
    oneOf("audit_act_known", t.act, auditActs),
    oneOf("audit_subject_known", t.subject, auditSubjects),
  ],
);

/** What an entry tells of people, which an erasure removes. */
export const auditValues = pgTable("audit_values", {
  entryId: bigint("entry_id", { mode: "number" })
    .primaryKey()
    .references(() => auditEntries.id),
  operator: text("operator").notNull(), // E-mail address
  from: text("from_address"), // IP address
  values: jsonb("values").$type<Readonly<Record<string, unknown>>>().notNull(),
});
