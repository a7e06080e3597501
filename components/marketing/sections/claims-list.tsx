import { useCopy } from "@/i18n/use-copy";
import { type ClaimKey, claimed, evidenceFor } from "@/lib/content/claims";
import { mailTo } from "@/lib/content/mail";
import type { Edition } from "@/lib/markets/editions";
import { dpaAddress, marketAddress, samplePackFile, siteAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";

type Props = { edition: Edition; site: Site };

/** Every claim with a link to what supports it: the evidence that the firm has set, else a page or the data room. */
export function ClaimsList({ edition, site }: Props) {
  const t = useCopy("claims");
  const home = marketAddress("home", edition);
  const ask = (key: ClaimKey) =>
    mailTo(site.partnershipsEmail, t("check.subject", { claim: t(`check.${key}.name`) }));
  const promises = [
    { key: "setup", href: `${home}#pricing` },
    { key: "visible", href: `${home}#how-it-works` },
    { key: "monthEnd", href: samplePackFile(edition) },
    { key: "accuracy", href: `${home}#guarantee` },
  ] as const;
  const facts = [
    { key: "businesses", href: ask("businesses") },
    { key: "soc2", href: ask("soc2") },
    { key: "cyberEssentials", href: ask("cyberEssentials") },
    { key: "iso27001", href: ask("iso27001") },
    { key: "gdpr", href: dpaAddress },
    { key: "encryption", href: siteAddress("privacy") },
    { key: "uptime", href: siteAddress("terms") },
    { key: "monitoring", href: ask("monitoring") },
    { key: "marketplace", href: ask("marketplace") },
  ] as const;
  const items = [
    ...promises.map((item) => ({ ...item, link: t(`check.${item.key}.link`) })),
    ...claimed(facts, site).map(({ key, href }) => {
      const evidence = evidenceFor(key, site);
      return { key, href: evidence || href, link: t(evidence ? "check.evidence" : `check.${key}.link`) };
    }),
  ];
  return (
    <div className="mt-12">
      <h3>{t("check.heading")}</h3>
      <ul className="mt-4 grid gap-x-12 border-t border-ink lg:grid-cols-2">
        {items.map(({ key, href, link }) => (
          <li
            key={key}
            className="flex items-center justify-between gap-x-6 border-b border-rule py-1 max-xs:block max-xs:py-2.5"
          >
            <h4 className="font-sans text-body/snug font-semibold">{t(`check.${key}.name`)}</h4>
            {href && (
              <a className="inline-flex min-h-11 shrink-0 items-center text-small" href={href}>
                {link}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
