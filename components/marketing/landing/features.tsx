import { IndexList } from "@/components/marketing/sections/index-list";
import { Section } from "@/components/marketing/sections/section";
import { worded } from "@/components/marketing/sections/worded";
import { useCopy } from "@/i18n/use-copy";

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

export function Features() {
  const t = useCopy("landing");
  return (
    <Section id="features" heading={t("features.heading")} lead={t("features.lead")} split>
      <IndexList items={worded(features, (name) => t(`features.${name}`))} />
    </Section>
  );
}
