import { Section } from "@/components/marketing/sections/section";
import { Trio } from "@/components/marketing/sections/trio";
import { worded } from "@/components/marketing/sections/worded";
import { useCopy } from "@/i18n/use-copy";

export function Benefits() {
  const t = useCopy("landing");
  return (
    <Section id="benefits" heading={t("benefits.heading")}>
      <Trio
        items={worded(
          (["year", "month", "entry"] as const).map((key) => ({ key, sum: t(`benefits.${key}.sum`) })),
          (name) => t(`benefits.${name}`),
        )}
      />
    </Section>
  );
}
