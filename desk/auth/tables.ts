import { bigint, boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant, oneOf } from "@/db/schema/columns";
import { roles } from "@/lib/operators";

const times = () => ({
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/**
 * The tables of better-auth, with the columns that it expects. A row alone lets nobody in: `OPERATORS` does, or `role`, once the
 * invitation was used and `invitedBy` is null again.
 */
export const operators = pgTable(
  "operators",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    role: text("role", { enum: roles }),
    invitedBy: text("invited_by"), // E-mail address
    invitedUntil: instant("invited_until"),
    dailyMailSince: instant("daily_mail_since"), // Since when the operator wants it
    ...times(),
  },
  (t) => [oneOf("operator_role_known", t.role, roles)],
);

const operatorId = () =>
  text("operator_id")
    .notNull()
    .references(() => operators.id, { onDelete: "cascade" });

/** `updatedAt`: when the session was last used, within a few minutes. */
export const operatorSessions = pgTable(
  "operator_sessions",
  {
    id: text("id").primaryKey(),
    expiresAt: instant("expires_at").notNull(),
    token: text("token").notNull().unique(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    userId: operatorId(),
    ...times(),
  },
  (t) => [
    index("operator_sessions_of_operator").on(t.userId),
    index("operator_sessions_expiring").on(t.expiresAt),
  ],
);

/** Always empty: passwords and other providers, which better-auth requires a table for. */
export const operatorAccounts = pgTable("operator_accounts", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull(),
  providerId: text("provider_id").notNull(),
  userId: operatorId(),
  accessToken: text("access_token"),
  refreshToken: text("refresh_token"),
  idToken: text("id_token"),
  accessTokenExpiresAt: instant("access_token_expires_at"),
  refreshTokenExpiresAt: instant("refresh_token_expires_at"),
  scope: text("scope"),
  password: text("password"),
  ...times(),
});

/** Mailed links, pending sign-ins and challenges of passkeys: hashes or random values with an end. */
export const operatorVerifications = pgTable(
  "operator_verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    ...times(),
  },
  (t) => [
    index("operator_verifications_found").on(t.identifier),
    index("operator_verifications_expiring").on(t.expiresAt),
  ],
);

export const operatorPasskeys = pgTable(
  "operator_passkeys",
  {
    id: text("id").primaryKey(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    userId: operatorId(),
    credentialID: text("credential_id").notNull().unique(),
    counter: bigint("counter", { mode: "number" }).notNull(), // Up to 4,294,967,295 by WebAuthn
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    createdAt: instant("created_at"),
    aaguid: text("aaguid"),
  },
  (t) => [index("operator_passkeys_of_operator").on(t.userId)],
);
