import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";
import type { Market } from "@/lib/markets";
import { Calculator } from "./calculator";
import { RoiFigures } from "./roi-figures";
import { useRoiWords } from "./roi-words";

export function Roi({ market }: { market: Market }) {
  const t = useCopy("landing");
  const { lead, ...words } = useRoiWords(market);
  return (
    <RoiFigures currency={market.currency}>
      <Section id="roi" heading={t("roi.heading")} lead={lead} band>
        <Calculator words={words} />
      </Section>
    </RoiFigures>
  );
}
