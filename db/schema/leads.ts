import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { marketCodes } from "@/lib/markets";
import { leadKinds, leadSources, leadStages } from "@/lib/sign-up/lead";
import { limits } from "@/lib/sign-up/rules/limits";
import { atMost, codePoints, instant, isOneOf, notBlank, oneOf } from "./columns";

/** People who asked to be contacted, by the form 'Talk to us'. */
export const leads = pgTable(
  "leads",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    market: text("market", { enum: marketCodes }).notNull(),
    edition: text("edition").notNull(), // As in drafts
    source: text("source", { enum: leadSources }).notNull(),
    kind: text("kind", { enum: leadKinds }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    companies: integer("companies").notNull(), // For some kinds a bank's customers, or a network's locations
    note: text("note").notNull().default(""),
    isSuspect: boolean("is_suspect").notNull().default(false), // The honeypot was filled in
    stage: text("stage", { enum: leadStages }).notNull().default("new"),
    owner: text("owner"), // E-mail address of the operator who looks after it
    fingerprint: text("fingerprint").notNull().unique(), // A hash of what was typed, so that a repeated press stores one lead
    createdAt: instant("created_at").notNull().defaultNow(),
    sentAt: instant("sent_at").notNull().defaultNow(), // When the same message was last sent
  },
  (t) => [
    index("leads_sent").on(t.sentAt),
    index("leads_unanswered")
      .on(t.sentAt)
      .where(isOneOf(t.stage, ["new"])),
    oneOf("lead_market_known", t.market, marketCodes),
    oneOf("lead_source_known", t.source, leadSources),
    oneOf("lead_kind_known", t.kind, leadKinds),
    oneOf("lead_stage_known", t.stage, leadStages),
    notBlank("lead_name_given", t.name),
    notBlank("lead_email_given", t.email),
    codePoints("lead_edition_length", t.edition, 35),
    atMost("lead_name_length", t.name, limits.contactName),
    atMost("lead_email_length", t.email, limits.contactEmail),
    atMost("lead_note_length", t.note, limits.leadNote),
    check(
      "lead_companies_counted",
      sql`${t.companies} between 1 and ${sql.raw(String(limits.leadCompanies))}`,
    ),
  ],
);

export type Lead = typeof leads.$inferSelect;
export type NewLead = Omit<typeof leads.$inferInsert, "id" | "stage" | "createdAt" | "sentAt">;
