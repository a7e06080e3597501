import type { ReactNode } from "react";
import { Questions } from "@/components/marketing/sections/questions";
import { Section } from "@/components/marketing/sections/section";
import { copy } from "@/i18n/copy";
import { words } from "@/i18n/words";
import type { Market } from "@/lib/markets";
import { landingAnswers } from "./questions";

/** The questions that come before a start; the same list feeds the structured data. */
export function Faq({ market, supportEmail }: { market: Market; supportEmail: string }) {
  const t = copy(market, "landing");
  const mail = (text: ReactNode) => <a href={`mailto:${supportEmail}`}>{text}</a>;
  const lead = supportEmail ? words(market.locale, "landing").rich("faq.lead", { mail }) : t("faq.plainLead");
  return (
    <Section id="faq" heading={t("faq.heading")} lead={lead} split>
      <Questions name="faq" items={landingAnswers(market)} />
    </Section>
  );
}
