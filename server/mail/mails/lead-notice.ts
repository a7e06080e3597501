import { z } from "zod";
import { findLead, type Lead } from "@/db/queries/leads";
import { words } from "@/i18n/words";
import { formatInstant } from "@/lib/dates";
import { dueBy } from "@/lib/dates/due";
import { market } from "@/lib/markets";
import { editionOfDraft } from "@/lib/markets/editions";
import { mailtoAddress } from "@/lib/routing/contact-links";
import { oneLeadAddress } from "@/lib/routing/desk";
import { countedKind } from "@/lib/sign-up/lead";
import { query } from "@/server/database";
import { site } from "@/server/env";
import type { Email } from "@/server/mail/email";
import { firm, firmEmail, firmLocale, languageRow, lead, section, text } from "../blocks";
import { deskLink } from "../desk-link";
import { mail } from "../mail";

export const leadNotice = mail({
  kind: "lead_notice",
  name: () => words(firmLocale, "mail")("lead.name"),
  audience: "firm",
  queue: "notices",
  payload: z.object({ leadId: z.string() }),
  async build({ leadId }) {
    const found = await query((db) => findLead(db, leadId));
    return (
      found && { email: leadEmail(found), to: firm(), replyTo: { address: found.email, name: found.name } }
    );
  },
});

/** A lead that is sent again and is new again gets another notice. */
export function leadNoticeOf({ id, sentAt }: Pick<Lead, "id" | "sentAt">) {
  return leadNotice.entry(`${id}:${sentAt.toISOString()}`, { leadId: id });
}

/** The notice to the firm. Times are in the time zone of the lead's market. */
export function leadEmail(received: Lead): Email {
  const { id, market: code, name, email, kind, source, companies, note, isSuspect, sentAt } = received;
  const t = words(firmLocale, "mail");
  const here = market(code);
  const { timeZone } = here;
  const due = dueBy("working_day", { since: sentAt, market: here, firstPayment: null }, site().officeHours);
  const count = t(`lead.count.${kind}`, { companies });
  return firmEmail({
    subject: t(isSuspect ? "lead.subjectSuspect" : "lead.subject", { name, count }),
    heading: t("lead.heading", { name }),
    blocks: [
      lead(t("lead.lead", { name })),
      ...(isSuspect ? [text(t("lead.suspect"))] : []),
      ...section(t("lead.details"), [
        [t("firm.fields.contactName"), name],
        [t("firm.fields.contactEmail"), email, mailtoAddress(email)],
        [t("lead.about"), t(`lead.kind.${kind}`)],
        ...(countedKind(kind) ? [[t("lead.number"), count] as const] : []),
        [t("firm.market"), words(firmLocale, "common")(`country.${code}`)],
        languageRow(editionOfDraft(received)),
        [t("lead.source"), t(`lead.sources.${source}`)],
        [t("lead.sentAt"), formatInstant(sentAt, { locale: firmLocale, timeZone })],
        [t("lead.due"), formatInstant(due, { locale: firmLocale, timeZone })],
      ]),
      { kind: "heading", text: t("lead.note") },
      text(note || t("lead.noNote")),
      ...deskLink(oneLeadAddress(id)),
    ],
  });
}
