import { Icon } from "@/components/ui/icon";
import { Page } from "@/components/ui/page";
import { useCopy } from "@/i18n/use-copy";
import { badges, claimed, evidenceFor, promises } from "@/lib/content/claims";
import { formatNumber } from "@/lib/content/formats";
import type { Edition } from "@/lib/markets/editions";
import { marketAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";

const badge = "flex items-center gap-1.5 py-1";
const link = `${badge} text-ink-2 decoration-edge hover:text-ink`;

/** Claims that the landing page repeats in other sections: its strip leaves them out on phones. */
const notOnPhones: ReadonlySet<string> = new Set([
  "filing",
  "accuracy",
  "encryption",
  "uptime",
  "monitoring",
]);

type Props = { edition: Edition; site: Site; landing?: boolean };

/**
 * The promised figures and the badges. A badge with evidence links to it, and one more link explains all of them. `landing`: with
 * the illustrative counter.
 */
export function ClaimsStrip({ edition, site, landing = false }: Props) {
  const t = useCopy("claims");
  const meaning = `${marketAddress("integrations", edition)}#security`;
  return (
    <section className="border-y border-ink bg-ground" aria-label={t("label")}>
      <Page side="plain">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] md:grid-cols-[1fr_1fr_1fr] xl:grid-cols-[1.3fr_1.1fr_1.3fr_0.95fr_1.4fr_1.6fr]">
          {claimed(promises, site).map(({ key }) => (
            <div
              key={key}
              className={`flex flex-col-reverse justify-end border-b border-rule pe-4 pt-3 pb-2.5 md:border-s md:ps-5 md:pe-5 md:pt-5 md:pb-4.5 md:nth-[3n+1]:border-s-0 md:nth-[3n+1]:ps-0 xl:not-first:border-s xl:not-first:ps-5 ${landing && notOnPhones.has(key) ? "max-md:hidden" : ""}`}
            >
              <dt className="text-note/[1.35] text-balance text-ink-2">{t(`${key}Of`)}</dt>
              <dd className="font-display text-[clamp(1.25rem,1.05rem+0.6vw,1.625rem)]/snug tracking-figure md:whitespace-nowrap">
                {t(key)}
              </dd>
            </div>
          ))}
        </dl>
        <ul className="flex flex-wrap gap-x-6 py-3 text-note text-ink-2">
          {claimed(badges, site).map(({ key, isCertificate }) => {
            const evidence = evidenceFor(key, site);
            const content = (
              <>
                {isCertificate && <Icon className="size-4.5" name="lock" />}
                {t(key)}
              </>
            );
            return (
              <li key={key} className={landing && notOnPhones.has(key) ? "max-md:hidden" : undefined}>
                {evidence ? (
                  <a className={link} href={evidence}>
                    {content}
                  </a>
                ) : (
                  <span className={badge}>{content}</span>
                )}
              </li>
            );
          })}
          <li>
            <a className={link} href={meaning}>
              {t("meaning")}
            </a>
          </li>
        </ul>
        {landing && (
          <p className="border-t border-dashed border-edge py-3 text-note text-ink-2">
            {t.rich("counter", { number: () => <CountedEntries edition={edition} /> })}
          </p>
        )}
      </Page>
    </section>
  );
}

/** Empty until the early script writes a number, with space reserved for it. It is given the separator of thousands. */
function CountedEntries({ edition }: { edition: Edition }) {
  return (
    <span
      className="inline-block min-w-[5ch] font-semibold text-ink tabular-nums"
      data-counter={formatNumber(1_000, edition).replace(/\d/g, "")}
      suppressHydrationWarning
    >
      {""}
    </span>
  );
}
