import { z } from "zod";
import { peopleAddress } from "@/desk/addresses";
import { hashOf, issueOperatorLink, linkAddress, operatorEmail } from "@/desk/auth/link-mail";
import { operators } from "@/desk/auth/tables";
import { openInvitations } from "@/desk/auth/team";
import { firmTime } from "@/desk/ui/times";
import { words } from "@/i18n/words";
import { roles } from "@/lib/operators";
import { productName } from "@/lib/site";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { firmLocale } from "@/server/mail/blocks";
import type { Email } from "@/server/mail/email";
import { mail } from "@/server/mail/mail";

/** Invites somebody to the desk. */
export const operatorInvitation = mail({
  kind: "operator_invitation",
  name: () => words(firmLocale, "desk")("mail.invitation.name"),
  audience: "firm",
  queue: "links",
  payload: z.object({ operatorHash: z.string() }),
  samples: () => ({
    operator_invitation: invitationEmail(linkAddress("k".repeat(43), "invitation"), {
      ...{ by: "ana@firm.example", role: "member", until: new Date("2026-11-26T10:05:00Z") },
    }),
  }),
  /** None for an invitation that is no longer open. */
  async build({ operatorHash }) {
    const invitation = (await query(openInvitations)).find(({ email }) => hashOf(email) === operatorHash);
    if (!invitation) return null;
    const { email } = invitation;
    const link = await issueOperatorLink(email, "invitation");
    return { email: invitationEmail(link, invitation), to: { address: email, name: "" } };
  },
});

const teamChanges = ["operator_invited", "role_set", "operator_removed", "recovery_mailed"] as const;
export type TeamChange = (typeof teamChanges)[number];

/** Tells an administrator that another one has changed the team. People are hashes; without `by` it was the command. */
export const operatorNotice = mail({
  kind: "operator_notice",
  name: () => words(firmLocale, "desk")("mail.notice.name"),
  audience: "firm",
  queue: "notices",
  payload: z.object({
    act: z.enum(teamChanges),
    role: z.enum(roles).optional(),
    by: z.string().optional(),
    who: z.string(),
    to: z.string(),
  }),
  samples: () =>
    Object.fromEntries(
      teamChanges.map((act) => [
        `operator_notice ${act}`,
        noticeEmail({ act, role: "member", by: "ana@firm.example", who: "bo@firm.example" }),
      ]),
    ),
  async build({ by, who, to, ...change }) {
    const rows = await query((db) => db.select({ email: operators.email }).from(operators));
    const known = new Map([...settings().operators, ...rows].map(({ email }) => [hashOf(email), email]));
    const [address, about] = [known.get(to), known.get(who)];
    if (!address || !about) return null;
    const email = noticeEmail({ ...change, by: (by && known.get(by)) || "npm run operator", who: about });
    return { email, to: { address, name: "" } };
  },
});

type Invitation = { readonly by: string; readonly role: (typeof roles)[number]; readonly until: Date };

function invitationEmail(link: string, { by, role, until }: Invitation): Email {
  const t = words(firmLocale, "desk");
  return operatorEmail({
    subject: t("mail.invitation.subject", { product: productName }),
    message: t("mail.invitation.lead", { by, role, until: firmTime(until) }),
    button: { label: t("mail.button"), href: link },
  });
}

type Notice = Record<"by" | "who", string> & { readonly act: TeamChange; readonly role?: string | undefined };

function noticeEmail({ act, role = "", by, who }: Notice): Email {
  const t = words(firmLocale, "desk");
  return operatorEmail({
    subject: t("mail.notice.subject", { product: productName }),
    message: t("mail.notice.lead", { act, role, by, who }),
    button: { label: t("mail.link"), href: new URL(peopleAddress, settings().siteUrl).href },
    unexpected: t("mail.notice.wrong"),
  });
}
