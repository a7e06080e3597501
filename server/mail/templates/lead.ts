import type { Lead } from "@/db/queries/leads";
import { words } from "@/i18n/words";
import { claims } from "@/lib/content/claims";
import { formatInstant } from "@/lib/dates";
import { market } from "@/lib/markets";
import type { Email } from "@/server/mail/email";
import { firmEmail, firmLocale, section, text } from "./parts";

const hourMs = 60 * 60 * 1_000;

/** The notice to the firm. Times are in the time zone of the lead's market. */
export function leadEmail({ market: code, name, email, kind, source, companies, note, sentAt }: Lead): Email {
  const t = words(firmLocale, "mail");
  const here = market(code);
  const count = t(`lead.count.${kind}`, { companies });
  const deadline = formatInstant(new Date(sentAt.getTime() + claims.followUpHours * hourMs), here);
  return firmEmail({
    subject: t("lead.subject", { name, count }),
    heading: t("lead.heading", { name }),
    blocks: [
      text(t("lead.lead", { name, deadline })),
      ...section(t("lead.details"), [
        [t("firm.contact"), name],
        [t("firm.email"), email],
        [t("lead.about"), t(`lead.kind.${kind}`)],
        [t("lead.number"), count],
        [t("firm.market"), words(firmLocale, "common")(`country.${code}`)],
        [t("lead.source"), t(`lead.sources.${source}`)],
        [t("lead.sentAt"), formatInstant(sentAt, here)],
      ]),
      { kind: "heading", text: t("lead.note") },
      ...(note || t("lead.noNote")).split(/\n+/).map(text),
    ],
  });
}
