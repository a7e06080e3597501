import { z } from "zod";
import { openLinkAddress } from "@/desk/addresses";
import { words } from "@/i18n/words";
import { linkMinutes } from "@/lib/operators";
import { addressWith } from "@/lib/routing/query";
import { normalizedEmail } from "@/lib/sign-up/rules/email";
import { productName } from "@/lib/site";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { firmEmail, firmLocale, lead, text } from "@/server/mail/blocks";
import type { Email } from "@/server/mail/email";
import { mail } from "@/server/mail/mail";
import { newToken, tokenFrom } from "@/server/token";
import { withAuth } from "./call";
import type { LinkReason } from "./mailed-links";
import { teamIn } from "./team";

const maxAttempts = 3; // Within about six minutes; later, another one was asked for

export const operatorLink = mail({
  kind: "operator_link",
  name: () => words(firmLocale, "desk")("mail.name"),
  audience: "firm",
  queue: "links",
  soonUseless: true,
  payload: z.object({ operatorHash: z.string(), reason: z.literal("recovery").optional() }),
  samples() {
    const link = linkAddress("k".repeat(43));
    return {
      operator_link: operatorLinkEmail(link, "signIn"),
      "operator_link recovery": operatorLinkEmail(link, "recovery"),
    };
  },
  /** Creates the link just before sending, since only its hash may be stored. None for a stranger's address. */
  async build({ operatorHash, ...payload }, { attempts }) {
    const operator = (await query(teamIn)).find(({ email }) => hashOf(email) === operatorHash);
    if (!operator || attempts > maxAttempts) return null;
    const reason = payload.reason ?? "signIn";
    const link = await issueOperatorLink(operator.email, reason);
    return { email: operatorLinkEmail(link, reason), to: { address: operator.email, name: "" } };
  },
});

/** With a key, so that a copy of the database does not tell who asked. */
export function hashOf(email: string): string {
  return tokenFrom(`${settings().operatorSecret} ${normalizedEmail(email)}`, "operator link to");
}

/** Makes a link for an operator, or for somebody who is invited. One for recovery removes lost passkeys, and asks for none. */
export async function issueOperatorLink(email: string, reason: LinkReason = "signIn"): Promise<string> {
  const { token, hash } = newToken();
  await withAuth((auth) => auth.api.issueLink({ body: { email, reason, tokenHash: hash } }));
  return linkAddress(token, reason);
}

export function linkAddress(key: string, reason: LinkReason = "signIn"): string {
  const invitation = reason === "invitation" ? "yes" : null;
  return new URL(addressWith(openLinkAddress, { key, invitation }), settings().siteUrl).href;
}

/** The mail with the link that signs an operator in. */
function operatorLinkEmail(link: string, reason: LinkReason): Email {
  const t = words(firmLocale, "desk");
  const message = t(reason === "recovery" ? "mail.leadReset" : "mail.lead", { minutes: linkMinutes });
  const button = { label: t("mail.button"), href: link };
  return operatorEmail({ subject: t("mail.subject", { product: productName }), message, button });
}

type OperatorEmail = {
  readonly subject: string;
  readonly message: string;
  readonly button: { readonly label: string; readonly href: string };
  /** What to do if the mail is unexpected. */
  readonly unexpected?: string;
};

/** A mail to an operator: a sentence, and a button. */
export function operatorEmail({ subject, message, button, unexpected }: OperatorEmail): Email {
  const note = unexpected ?? words(firmLocale, "desk")("mail.notYou");
  const blocks = [lead(message), { kind: "button" as const, ...button }, text(note)];
  return firmEmail({ subject, heading: subject, blocks });
}
