import { useCopy } from "@/i18n/use-copy";
import { claimed, claimKeys, evidenceFor, isClaimed } from "@/lib/content/claims";
import { mailTo } from "@/lib/content/mail";
import type { Edition } from "@/lib/markets/editions";
import { marketAddress, samplePackFile } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";

type Props = { edition: Edition; site: Site };

/** The claims that the page makes without a card, a row or a figure, and those whose evidence the firm has set, each with a link to it. */
export function ClaimsList({ edition, site }: Props) {
  const t = useCopy("claims");
  const home = marketAddress("home", edition);
  const promises = [
    { key: "setup", href: `${home}#pricing` },
    { key: "visible", href: `${home}#how-it-works` },
    { key: "monthEnd", href: samplePackFile(edition) },
    { key: "accuracy", href: `${home}#guarantee` },
  ] as const;
  const claimsToCheck = [{ key: "businesses" }, { key: "marketplace" }] as const;
  const items = [
    ...promises.map(({ key, href }) => ({ key, href, link: t(`check.${key}.link`) })),
    ...claimed(claimsToCheck, site)
      .filter(({ key }) => !evidenceFor(key, site))
      .map(({ key }) => ({
        key,
        href: mailTo(site.partnershipsEmail, t("check.subject", { claim: t(`check.${key}.name`) })),
        link: t(`check.${key}.link`),
      })),
    ...claimKeys
      .filter((key) => isClaimed(key, site) && evidenceFor(key, site))
      .map((key) => ({ key, href: evidenceFor(key, site), link: t("check.evidence") })),
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
