import "server-only";
import { passkey } from "@better-auth/passkey";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import type { Database } from "@/db/client/database";
import { addAuditEntry } from "@/desk/auth/audit/queries";
import { sessionHours } from "@/lib/operators";
import { productName } from "@/lib/site";
import { factsOf, log } from "@/server/logging/log";
import { cookiePrefix, isSecure } from "./cookies";
import { mailedLinks } from "./mailed-links";
import { emailOf, emailOfPasskey } from "./queries";
import {
  operatorAccounts,
  operatorPasskeys,
  operatorSessions,
  operators,
  operatorVerifications,
} from "./tables";
import { acceptInvitation, roleOf } from "./team";

export type Auth = ReturnType<typeof authOn>;

/** `from`: the IP address of the request, for the audit. */
type Keys = {
  readonly siteUrl: string;
  readonly secret: string;
  readonly from: string | null;
};

const schema = {
  user: operators,
  session: operatorSessions,
  account: operatorAccounts,
  verification: operatorVerifications,
  passkey: operatorPasskeys,
};

/**
 * better-auth on a database or a transaction. Its endpoints have no address: only our actions call them. Loaded by the first
 * request for the desk, since it takes 45 MB.
 */
export function authOn(db: Database, { siteUrl, secret, from }: Keys) {
  const record = async (act: "signed_in" | "passkey_added" | "passkey_removed", operatorId: string) => {
    const email = await emailOf(db, operatorId);
    await addAuditEntry(db, { operatorId, email, from }, { act, subject: "operator", id: operatorId });
  };
  return betterAuth({
    appName: productName,
    baseURL: siteUrl,
    basePath: "/console/auth",
    secrets: [{ version: 1, value: secret }], // `secret` would give way to an environment variable of the library
    database: drizzleAdapter(db, { provider: "pg", schema }),
    session: { expiresIn: sessionHours.all * 60 * 60, disableSessionRefresh: true },
    databaseHooks: { session: { create: { after: ({ userId }) => record("signed_in", userId) } } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_level, _message, error) => log("error", "sign-in failed", factsOf(error)),
    },
    advanced: {
      cookiePrefix: cookiePrefix(),
      useSecureCookies: false, // Would prefix the names with `__Secure-`
      defaultCookieAttributes: { secure: isSecure() },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      mailedLinks({
        passkeysReset: (operatorId) => record("passkey_removed", operatorId),
        mayEnter: async (email, reason) =>
          reason === "invitation" ? acceptInvitation(db, email) : (await roleOf(db, email)) !== null,
      }),
      passkey({
        rpID: new URL(siteUrl).hostname,
        rpName: productName,
        origin: siteUrl,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        // The library accepts an answer without the user verification that it asks for.
        registration: {
          async afterVerification({ user, verification: { registrationInfo } }) {
            if (!registrationInfo?.userVerified) throw new APIError("UNAUTHORIZED");
            await record("passkey_added", user.id);
          },
        },
        authentication: {
          async afterVerification({ clientData, verification: { authenticationInfo } }) {
            const email = await emailOfPasskey(db, clientData.id);
            if (!authenticationInfo.userVerified || email === null || !(await roleOf(db, email)))
              throw new APIError("UNAUTHORIZED");
          },
        },
      }),
    ],
  });
}
