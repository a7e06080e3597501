import type { ReactNode } from "react";
import { type Question, Questions } from "@/components/marketing/sections/questions";
import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";

/** The questions that come before a start; the same list feeds the structured data. */
export function Faq({ questions, supportEmail }: { questions: readonly Question[]; supportEmail: string }) {
  const t = useCopy("landing");
  const mail = (text: ReactNode) => <a href={`mailto:${supportEmail}`}>{text}</a>;
  const lead = supportEmail ? t.rich("faq.lead", { mail }) : t("faq.plainLead");
  return (
    <Section id="faq" heading={t("faq.heading")} lead={lead} split>
      <Questions name="faq" items={questions} />
    </Section>
  );
}
