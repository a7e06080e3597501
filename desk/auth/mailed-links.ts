import "server-only";
import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { linkMinutes } from "@/lib/operators";

const recordOfLink = z.object({ email: z.email(), resetsPasskeys: z.boolean() });

const idOf = (tokenHash: string) => `link:${tokenHash}`;

type Hooks = {
  readonly passkeysReset: (operatorId: string) => Promise<void>;
  readonly mayEnter: (email: string) => Promise<boolean>;
};

/** Sign-in by a mailed link: the library's own plugin would let in an operator who has a passkey (docs/decisions/0160). */
export function mailedLinks({ passkeysReset, mayEnter }: Hooks) {
  return {
    id: "mailed-links",
    endpoints: {
      issueLink: createAuthEndpoint(
        "/mailed-links/issue",
        { method: "POST", body: recordOfLink.extend({ tokenHash: z.string() }) },
        async ({ body: { tokenHash, ...record }, context }) => {
          await context.internalAdapter.createVerificationValue({
            identifier: idOf(tokenHash),
            value: JSON.stringify(record),
            expiresAt: new Date(Date.now() + linkMinutes * 60_000),
          });
          return null;
        },
      ),
      /** Uses up a link. Signs its operator in, unless they have a passkey: that alone signs in then. */
      openLink: createAuthEndpoint(
        "/mailed-links/open",
        { method: "POST", body: z.object({ tokenHash: z.string() }) },
        async (ctx): Promise<"closed" | "passkey" | "signedIn"> => {
          const { internalAdapter, adapter } = ctx.context;
          const used = await internalAdapter.consumeVerificationValue(idOf(ctx.body.tokenHash));
          if (!used) return "closed";
          const { email, resetsPasskeys } = recordOfLink.parse(JSON.parse(used.value));
          if (!(await mayEnter(email))) return "closed";
          const found = await internalAdapter.findUserByEmail(email);
          const user =
            found?.user ??
            (await internalAdapter.createUser(
              { email, emailVerified: true, name: "" },
              { method: "magic-link" },
            ));
          const where = [{ field: "userId", value: user.id }];
          if (resetsPasskeys) {
            // A thief may have the passkey or a session.
            for (const model of ["passkey", "session"]) await adapter.deleteMany({ model, where });
            await passkeysReset(user.id);
          }
          if ((await adapter.count({ model: "passkey", where })) > 0) return "passkey";
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return "signedIn";
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
