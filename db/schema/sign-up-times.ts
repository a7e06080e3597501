import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { marketCodes } from "@/lib/markets";
import { instant, oneOf } from "./columns";

/**
 * When a sign-up reached its steps. A trigger on `drafts` writes the rows, which stay when the draft is gone
 * (docs/decisions/0169).
 */
export const signUpTimes = pgTable(
  "sign_up_times",
  {
    draftId: uuid("draft_id").primaryKey(),
    market: text("market", { enum: marketCodes }).notNull(),
    startedAt: instant("started_at").notNull(),
    rolloverAt: instant("rollover_at"),
    businessAt: instant("business_at"),
    contactAt: instant("contact_at"),
    reviewAt: instant("review_at"),
    submittedAt: instant("submitted_at"),
  },
  (t) => [
    // With all that the overview reads, so that it reads no row.
    index("times_started").on(
      t.startedAt,
      t.rolloverAt,
      t.businessAt,
      t.contactAt,
      t.reviewAt,
      t.submittedAt,
    ),
    oneOf("times_market_known", t.market, marketCodes),
  ],
);
