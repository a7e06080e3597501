import { z } from "zod";
import { mailedAddress } from "@/desk/addresses";
import { words } from "@/i18n/words";
import { linkMinutes } from "@/lib/operators";
import { normalizedEmail } from "@/lib/sign-up/rules/email";
import { productName } from "@/lib/site";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { firmEmail, firmLocale, lead, text } from "@/server/mail/blocks";
import type { Email } from "@/server/mail/email";
import { mail } from "@/server/mail/mail";
import { newToken, tokenFrom } from "@/server/token";
import { withAuth } from "./call";
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
    const link = operatorLinkAddress("k".repeat(43));
    return {
      operator_link: operatorLinkEmail(link, { resetsPasskeys: false }),
      "operator_link recovery": operatorLinkEmail(link, { resetsPasskeys: true }),
    };
  },
  /** Creates the link just before sending, since only its hash may be stored. None for a stranger's address. */
  async build({ operatorHash, reason }, { attempts }) {
    const operator = (await query(teamIn)).find(({ email }) => hashOf(email) === operatorHash);
    if (!operator || attempts > maxAttempts) return null;
    const resetsPasskeys = reason === "recovery";
    const link = await issueOperatorLink(operator.email, { resetsPasskeys });
    return { email: operatorLinkEmail(link, { resetsPasskeys }), to: { address: operator.email, name: "" } };
  },
});

/** With a key, so that a copy of the database does not tell who asked. */
export function hashOf(email: string): string {
  return tokenFrom(`${settings().operatorSecret} ${normalizedEmail(email)}`, "operator link to");
}

/** Makes a link for an operator. `resetsPasskeys`: it removes lost passkeys, and asks for none. */
export async function issueOperatorLink(email: string, { resetsPasskeys = false } = {}): Promise<string> {
  const { token, hash } = newToken();
  await withAuth((auth) => auth.api.issueLink({ body: { email, resetsPasskeys, tokenHash: hash } }));
  return operatorLinkAddress(token);
}

function operatorLinkAddress(token: string): string {
  return new URL(mailedAddress(token), settings().siteUrl).href;
}

/** The mail with the link that signs an operator in. */
function operatorLinkEmail(link: string, { resetsPasskeys }: { resetsPasskeys: boolean }): Email {
  const t = words(firmLocale, "desk");
  const subject = t("mail.subject", { product: productName });
  return firmEmail({
    subject,
    heading: subject,
    blocks: [
      lead(t(resetsPasskeys ? "mail.leadReset" : "mail.lead", { minutes: linkMinutes })),
      { kind: "button", label: t("mail.button"), href: link },
      text(t("mail.notYou")),
    ],
  });
}
