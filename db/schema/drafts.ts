import { sql } from "drizzle-orm";
import { boolean, check, index, integer, json, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { geoDetectionMethods } from "@/lib/geo/detect";
import { type Currency, marketCodes } from "@/lib/markets";
import type { Attribution } from "@/lib/sign-up/attribution";
import { limits, maxRefusedBytes } from "@/lib/sign-up/rules/limits";
import { atMost, codePoints, currencies, instant, oneOf } from "./columns";

export const drafts = pgTable(
  "drafts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    market: text("market", { enum: marketCodes }).notNull(),
    edition: text("edition").notNull(), // Without a check, so that an older release accepts a newer one's
    answers: jsonb("answers").$type<unknown>().notNull().default({}),
    answersVersion: integer("answers_version").notNull(),
    version: integer("version").notNull().default(1), // Increased by each save
    originalCurrency: text("original_currency").$type<Currency>().notNull(),
    geoDetectionMethod: text("geo_detection_method", { enum: geoDetectionMethods }).notNull(),
    geoDetectedCountry: text("geo_detected_country"),
    currencyOverrideAt: instant("currency_override_at"),
    submissionLocale: text("submission_locale").notNull(),
    attribution: jsonb("attribution").$type<Attribution>(),
    honeypotFilled: boolean("trap_filled").notNull().default(false),
    linkEmail: text("link_email"),
    frenchShownAt: instant("french_shown_at"), // When the review first showed the French texts (docs/decisions/0277)
    refusedAnswer: json("refused_answer").$type<unknown>(), // Input of a form that was refused; `jsonb` rejects some of it
    submissionId: uuid("submission_id"),
    submittedAt: instant("submitted_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    index("drafts_expiring").on(t.expiresAt),
    index("drafts_with_email")
      .on(t.updatedAt, t.id)
      .where(
        sql`${t.submissionId} is null and coalesce(${t.answers}->'contact'->>'contactEmail', ${t.linkEmail}) is not null`,
      ),
    oneOf("draft_market_known", t.market, marketCodes),
    oneOf("draft_currency_known", t.originalCurrency, currencies),
    oneOf("draft_method_known", t.geoDetectionMethod, geoDetectionMethods),
    codePoints("draft_edition_length", t.edition, 35),
    codePoints("draft_country_length", t.geoDetectedCountry, 2),
    codePoints("draft_locale_length", t.submissionLocale, 35),
    atMost("draft_link_email_length", t.linkEmail, limits.contactEmail),
    check(
      "draft_refused_answer_size",
      sql`octet_length(${t.refusedAnswer}::text) <= ${sql.raw(String(maxRefusedBytes))}`,
    ),
    check("draft_submitted_once", sql`(${t.submittedAt} is null) = (${t.submissionId} is null)`),
  ],
);

const keyUses = ["browser", "link", "moved"] as const;

/** `browser`: in a cookie. `link`: e-mailed (docs/decisions/0240). `moved`: of a browser that no longer holds the draft. */
export const draftKeys = pgTable(
  "draft_keys",
  {
    tokenHash: text("token_hash").primaryKey(),
    draftId: uuid("draft_id")
      .notNull()
      .references(() => drafts.id, { onDelete: "cascade" }),
    use: text("use", { enum: keyUses }).notNull(),
    contactEmail: text("contact_email"), // Of a link: the contact's address, to which it was sent
    usedAt: instant("used_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("keys_of_draft").on(t.draftId),
    oneOf("key_use_known", t.use, keyUses),
    atMost("key_contact_email_length", t.contactEmail, limits.contactEmail),
  ],
);

export type Draft = typeof drafts.$inferSelect;
