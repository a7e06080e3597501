import type { Lead } from "@/db/queries/leads";
import { words } from "@/i18n/words";
import { formatInstant } from "@/lib/dates";
import { market } from "@/lib/markets";
import { oneLeadAddress } from "@/lib/routing/desk";
import { countedKind } from "@/lib/sign-up/lead";
import type { Email } from "@/server/mail/email";
import { deskLink } from "./desk-link";
import { firmEmail, firmLocale, lead, section, text } from "./parts";

/** The notice to the firm. Times are in the time zone of the lead's market. */
export function leadEmail(received: Lead): Email {
  const { id, market: code, name, email, kind, source, companies, note, isSuspect, sentAt } = received;
  const t = words(firmLocale, "mail");
  const here = market(code);
  const count = t(`lead.count.${kind}`, { companies });
  return firmEmail({
    subject: t(isSuspect ? "lead.subjectSuspect" : "lead.subject", { name, count }),
    heading: t("lead.heading", { name }),
    blocks: [
      lead(t("lead.lead", { name })),
      ...(isSuspect ? [text(t("lead.suspect"))] : []),
      ...section(t("lead.details"), [
        [t("firm.contact"), name],
        [t("firm.email"), email],
        [t("lead.about"), t(`lead.kind.${kind}`)],
        ...(countedKind(kind) ? [[t("lead.number"), count] as const] : []),
        [t("firm.market"), words(firmLocale, "common")(`country.${code}`)],
        [t("lead.source"), t(`lead.sources.${source}`)],
        [t("lead.sentAt"), formatInstant(sentAt, here)],
      ]),
      { kind: "heading", text: t("lead.note") },
      text(note || t("lead.noNote")),
      ...deskLink(oneLeadAddress(id)),
    ],
  });
}
