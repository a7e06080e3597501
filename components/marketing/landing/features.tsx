import { Section } from "@/components/marketing/sections/section";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { claimed, serviceClaims } from "@/lib/content/claims";
import type { Site } from "@/lib/site";

const features = [
  { key: "categories", icon: "lines" },
  { key: "initials", icon: "pen" },
  { key: "bank", icon: "bank" },
  { key: "statements", icon: "book3" },
  { key: "attached", icon: "page" },
  { key: "inbox", icon: "mail" },
  { key: "exported", icon: "stack" },
  { key: "separate", icon: "lock" },
] as const;

/** What the service includes, a line each, and how the data is kept. */
export function Features({ site }: { site: Site }) {
  const t = useCopy("landing");
  const claims = useCopy("claims");
  const claimTexts = claimed(serviceClaims, site).map(({ key }) => claims(key));
  return (
    <Section id="features" heading={t("features.heading")} split band>
      <ul className="grid gap-x-12 border-t border-ink md:grid-cols-2">
        {features.map(({ key, icon }) => (
          <li
            key={key}
            className="grid grid-cols-[1.5rem_1fr] items-start gap-x-4 border-b border-rule py-2 sm:py-3"
          >
            <Icon className="mt-0.5 text-accent" name={icon} />
            {t(`features.${key}`)}
          </li>
        ))}
      </ul>
      {claimTexts.length > 0 && <p className="mt-4 text-small text-ink-2">{claimTexts.join(" · ")}</p>}
    </Section>
  );
}
