import { Section } from "@/components/marketing/sections/section";
import { promise } from "@/i18n/claims";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { cheapestPlan, headline, order, plans } from "@/lib/plans";
import { talkAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { AllPlans, ThreeWays } from "./pricing/comparisons";
import { InEveryPlan, WhatCounts } from "./pricing/included";
import { FixedPlan, fromPricing, PlanByUse } from "./pricing/plans";
import { Ranges } from "./pricing/ranges";
import { Tiers } from "./pricing/tiers";
import { VisitorsMonth } from "./pricing/visitors-month";

export function Pricing({ edition, site, index }: { edition: Edition; site: Site; index: boolean }) {
  const t = useCopy("pricing");
  const { currency, locale } = edition;
  return (
    <Section id="pricing" heading={t("heading")} lead={index ? `${t("lead")} ${t("index")}` : t("lead")}>
      <VisitorsMonth money={{ currency, locale }}>
        <Ranges edition={edition} />
        <div className="part mt-8 grid gap-5 md:mt-10 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] md:gap-6">
          {plans.map(({ type, isPAYG }) =>
            isPAYG ? (
              <PlanByUse key={type} type={type} edition={edition} demoUrl={site.demoUrl} />
            ) : (
              <FixedPlan key={type} type={type} edition={edition} />
            ),
          )}
        </div>
      </VisitorsMonth>
      <a className="mt-4 inline-flex min-h-6 items-center" href={talkAddress(edition, fromPricing)}>
        {t("card.talk")}
      </a>
      <Terms edition={edition} site={site} />
      <div className="part mt-8 grid gap-x-12 md:mt-12 md:gap-y-10 xl:grid-cols-2">
        <InEveryPlan />
        <Tiers edition={edition} />
        <WhatCounts />
        <AllPlans edition={edition} />
        <ThreeWays />
      </div>
    </Section>
  );
}

function Terms({ edition, site }: { edition: Edition; site: Site }) {
  const { currency } = edition;
  const t = useCopy("pricing");
  const { basePrice } = order(cheapestPlan.type, false, currency);
  const rounds = headline(basePrice) * 100 !== basePrice;
  return (
    <div className="mt-4 grid gap-x-12 gap-y-3 text-note text-ink-2 md:text-small xl:grid-cols-2">
      <p>
        <b className="font-semibold text-ink">{t("terms.tax")}</b> {t("terms.payment")}{" "}
        {promise("freeCancellation", edition, site)}
      </p>
      <p>
        <b className="font-semibold text-ink">{t("terms.rangeName")}</b> {t("terms.range")}{" "}
        {rounds && t("terms.rounded")}
      </p>
    </div>
  );
}
