import "server-only";
import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { linkMinutes } from "@/lib/operators";
import { invitationDays } from "./rules";

/** What a link is for, and the minutes for which it works. */
const linkReasons = {
  signIn: linkMinutes,
  recovery: linkMinutes,
  invitation: invitationDays * 24 * 60,
};
export type LinkReason = keyof typeof linkReasons;

const recordOfLink = z.object({
  email: z.email(),
  reason: z.enum(Object.keys(linkReasons) as LinkReason[]),
});

const idOf = (tokenHash: string) => `link:${tokenHash}`;

type Hooks = {
  readonly passkeysReset: (operatorId: string) => Promise<void>;
  readonly mayEnter: (email: string, reason: LinkReason) => Promise<boolean>;
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
            expiresAt: new Date(Date.now() + linkReasons[record.reason] * 60_000),
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
          const { email, reason } = recordOfLink.parse(JSON.parse(used.value));
          if (!(await mayEnter(email, reason))) return "closed";
          const found = await internalAdapter.findUserByEmail(email);
          const user =
            found?.user ??
            (await internalAdapter.createUser(
              { email, emailVerified: true, name: "" },
              { method: "magic-link" },
            ));
          const where = [{ field: "userId", value: user.id }];
          if (reason === "recovery") {
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
