import { Section } from "@/components/marketing/sections/section";
import { Icon } from "@/components/ui/icon";
import { claimArguments } from "@/i18n/claims";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";

const features = [
  { key: "categories", icon: "lines" },
  { key: "checked", icon: "pen" },
  { key: "bank", icon: "bank" },
  { key: "queries", icon: "ask" },
  { key: "sync", icon: "sync" },
  { key: "inbox", icon: "mail" },
  { key: "guarantee", icon: "scale" },
  { key: "security", icon: "lock" },
] as const;

const benefits = ["year", "month", "entry"] as const;

/** What the service includes, each item with its details on demand. A second list names what it gives back. */
export function Features({ edition, site }: { edition: Edition; site: Site }) {
  const t = useCopy("landing");
  const claims = claimArguments(edition, site);
  return (
    <Section id="features" heading={t("features.heading")} lead={t("features.lead")} band split>
      <div>
        <div className="grid gap-x-12 border-t border-ink md:grid-cols-2">
          {features.map(({ key, icon }) => (
            <details key={key} className="border-b border-rule">
              <summary className="plus grid min-h-11 list-none grid-cols-[1.5rem_1fr_auto] items-center gap-x-4">
                <Icon name={icon} />
                <h3 className="text-body/snug">{t(`features.${key}.heading`)}</h3>
              </summary>
              <p className="ps-10 pe-6 pb-3.5 text-small text-ink-2">{t(`features.${key}.text`, claims)}</p>
            </details>
          ))}
        </div>
        <div id="benefits" className="mt-6 md:mt-10">
          <h3 className="font-display text-h2 font-normal">{t("benefits.heading")}</h3>
          <dl className="mt-3 grid gap-x-2 min-[20rem]:grid-cols-3 xs:gap-x-4 md:gap-x-8">
            {benefits.map((key) => (
              <div key={key} className="border-t border-ink py-2 md:py-3">
                <dt className="font-display text-h3/tight md:text-[1.4375rem]">{t(`benefits.${key}.sum`)}</dt>
                <dd className="text-note/snug text-ink-2 md:text-small">{t(`benefits.${key}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
