import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "./columns";
import { submissions } from "./submissions";

const keyUses = ["browser", "link"] as const;

/**
 * Keys to a confirmation besides the buyer's own (docs/decisions/0091). `browser`: in a cookie. `link`: e-mailed; its use gives a
 * browser a key.
 */
export const confirmationKeys = pgTable(
  "confirmation_keys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tokenHash: text("token_hash").notNull(),
    submissionId: uuid("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    use: text("use", { enum: keyUses }).notNull(),
    usedAt: instant("used_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    unique("confirmation_key_once").on(t.tokenHash, t.submissionId), // One browser may hold the key of several confirmations
    index("confirmation_keys_made").on(t.createdAt),
    index("confirmation_keys_of_submission").on(t.submissionId),
    oneOf("confirmation_key_use_known", t.use, keyUses),
  ],
);
