import { z } from "zod";
import type { Draft } from "@/db/queries/drafts";
import { issueLink } from "@/db/queries/links";
import { words } from "@/i18n/words";
import { formatInstant } from "@/lib/dates";
import { editionOfDraft } from "@/lib/markets/editions";
import { continueAddress } from "@/lib/routing/addresses";
import { planAddress } from "@/lib/routing/plan-address";
import type { LinkOpens } from "@/lib/sign-up/link";
import { productName } from "@/lib/site";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import type { Email } from "@/server/mail/email";
import { newToken } from "@/server/token";
import { firmLocale, lead, sender, text } from "../blocks";
import { mail } from "../mail";

export const continueLink = mail({
  kind: "continue_link",
  name: () => words(firmLocale, "mail")("continue.name"),
  audience: "contact",
  queue: "links",
  payload: z.object({ draftId: z.string() }),
  /** Creates the link's token just before sending, since only its hash may be stored. */
  async build({ draftId }) {
    const { token, hash } = newToken();
    const issued = await query((db) => issueLink(db, draftId, hash));
    if (!issued?.draft.linkEmail) return null;
    const { draft, opens } = issued;
    const edition = editionOfDraft(draft);
    const page = opens === "plan" ? planAddress(edition, draft.answers) : continueAddress(edition, token);
    const link = new URL(page, settings().siteUrl).href;
    return {
      email: continueEmail(draft, { opens, link }),
      to: { address: issued.draft.linkEmail, name: "" },
    };
  },
});

/** The mail with a link to continue on another device. Shows no answers, since the address is not verified. */
export function continueEmail(draft: Draft, { opens, link }: { opens: LinkOpens; link: string }): Email {
  const edition = editionOfDraft(draft);
  const t = words(edition.locale, "mail");
  const isPlan = opens === "plan";
  const subject = t(isPlan ? "continue.subjectPlan" : "continue.subject", { product: productName });
  return {
    locale: edition.locale,
    subject,
    heading: subject,
    footer: t("continue.footer", { sender: sender(edition.locale) }),
    blocks: [
      lead(t(`continue.lead.${opens}`)),
      { kind: "button", label: t(isPlan ? "continue.buttonPlan" : "continue.button"), href: link },
      ...(isPlan
        ? []
        : [text(t(`continue.terms.${opens}`, { time: formatInstant(draft.expiresAt, edition) }))]),
      text(t("continue.notYou")),
      text(t("sign", { product: productName })),
    ],
  };
}
