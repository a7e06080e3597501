import { Fold } from "@/components/marketing/sections/fold";
import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { RoiFields, RoiSums } from "./calculator";
import { RoiFigures } from "./roi-figures";
import { useRoiWords } from "./roi-words";

/** What a year of bookkeeping costs: the spec's example, which the visitor can change. */
export function Roi({ edition }: { edition: Edition }) {
  const t = useCopy("proof");
  const words = useRoiWords(edition);
  return (
    <RoiFigures money={{ currency: edition.currency, locale: edition.locale }}>
      <Section id="roi" heading={t("roi.heading")} lead={t("roi.lead")}>
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
          <p className="hidden max-w-measure noscript:block">{words.example}</p>
          <Fold className="noscript:hidden" heading={t("roi.own")}>
            <RoiFields words={words} />
          </Fold>
          <RoiSums words={words} />
        </div>
      </Section>
    </RoiFigures>
  );
}
