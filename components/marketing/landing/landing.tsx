import type { ReactNode } from "react";
import { ClaimsLine } from "@/components/marketing/sections/claims-line";
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
import { Guarantee } from "./guarantee";
import { LandingHero } from "./hero";
import { Month } from "./month";
import { PhoneBar } from "./phone-bar";
import { Pricing } from "./pricing";
import { Roi } from "./roi";
import { Testimonials } from "./testimonials";

type Props = {
  edition: Edition;
  site: Site;
  proof: Proof;
  /** True for the page at `/`, whose pricing section says which country's prices it shows. */
  index?: boolean;
};

export function Landing({ edition, site, proof, index = false }: Props) {
  const t = useCopy("landing");
  const pricing = useCopy("pricing");
  const { supportEmail } = site;
  const { accountants } = proof;
  const mail = (text: ReactNode) => <EmailLink to={supportEmail}>{text}</EmailLink>;
  const claims = claimArguments(edition, site);
  const people = useAccountants(accountants, edition);
  const counted = { whatCounts: pricing("counts.text"), nearLimit: pricing("counts.limitText") };
  const shownQuestions = landingQuestions.filter((key) => key !== "checkers" || people !== "");
  const questions = shownQuestions.map((key) => ({
    key,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`, { ...claims, ...counted, people }),
  }));
  const half = Math.ceil(questions.length / 2);
  return (
    <>
      <StructuredData
        listed={{ page: "home", edition: index ? null : edition }}
        site={site}
        questions={questions}
      />
      <LandingHero edition={edition} site={site} accountants={accountants} />
      <Testimonials edition={edition} proof={proof} />
      <ClaimsLine edition={edition} site={site} />
      <Month edition={edition} site={site} accountants={accountants} />
      <Pricing edition={edition} site={site} index={index} />
      <Guarantee edition={edition} site={site} accountants={accountants} />
      <Roi edition={edition} />
      <Features site={site} />
      <Section
        id="faq"
        heading={t("faq.heading")}
        lead={supportEmail ? t.rich("faq.lead", { mail }) : t("faq.plainLead")}
      >
        <div className="grid gap-x-16 lg:grid-cols-2">
          <Questions name="faq" items={questions.slice(0, half)} />
          <Questions name="faq" items={questions.slice(half)} />
        </div>
      </Section>
      <GetStarted edition={edition} index={index} />
      <PhoneBar edition={edition} />
    </>
  );
}
