import type { ReactNode } from "react";
import { Guarantee } from "@/components/marketing/landing/proof/guarantee";
import { Testimonials } from "@/components/marketing/landing/proof/testimonials";
import { Roi } from "@/components/marketing/landing/roi/roi";
import { ClaimsStrip } from "@/components/marketing/sections/claims-strip";
import { Questions } from "@/components/marketing/sections/lists";
import { Section } from "@/components/marketing/sections/section";
import { useAccountants } from "@/components/marketing/sections/signed-by";
import { StructuredData } from "@/components/seo/structured-data";
import { EmailLink } from "@/components/ui/email";
import { claimArguments } from "@/i18n/claims";
import { useCopy } from "@/i18n/use-copy";
import type { Proof } from "@/lib/content/proof";
import { landingQuestions } from "@/lib/content/questions";
import type { Edition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";
import { Features } from "./features";
import { GetStarted } from "./get-started";
import { LandingHero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { Leave } from "./leave";
import { PainPoints } from "./pain-points";
import { PhoneBar } from "./phone-bar";
import { Pricing } from "./pricing";

type Props = {
  edition: Edition;
  site: Site;
  proof: Proof;
  /** True for the page at `/`, whose pricing section says which country's prices it shows. */
  index?: boolean;
};

export function Landing({ edition, site, proof, index = false }: Props) {
  const t = useCopy("landing");
  const { supportEmail } = site;
  const { accountants } = proof;
  const mail = (text: ReactNode) => <EmailLink to={supportEmail}>{text}</EmailLink>;
  const claims = claimArguments(edition, site);
  const people = useAccountants(accountants, edition);
  const asked = landingQuestions.filter((key) => key !== "checkers" || people !== "");
  const questions = asked.map((key) => ({
    key,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`, { ...claims, people }),
  }));
  return (
    <>
      <StructuredData
        listed={{ page: "home", edition: index ? null : edition }}
        site={site}
        questions={questions}
      />
      <LandingHero edition={edition} site={site} accountants={accountants} />
      <ClaimsStrip edition={edition} site={site} landing />
      <PainPoints />
      <HowItWorks edition={edition} accountants={accountants} />
      <Pricing edition={edition} site={site} index={index} />
      <Testimonials edition={edition} proof={proof} />
      <Guarantee accountants={accountants} />
      <Leave />
      <Roi edition={edition} />
      <Features edition={edition} site={site} />
      <Section
        id="faq"
        heading={t("faq.heading")}
        lead={supportEmail ? t.rich("faq.lead", { mail }) : t("faq.plainLead")}
        split
      >
        <Questions name="faq" items={questions} closed />
      </Section>
      <GetStarted edition={edition} />
      <PhoneBar edition={edition} />
    </>
  );
}
