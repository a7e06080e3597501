import type { ReactNode } from "react";
import { Section } from "@/components/marketing/sections/section";
import { sheetClass } from "@/components/marketing/sections/sheet";
import { buttonClass, LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { PriceCard } from "@/components/ui/price-card";
import { promise } from "@/i18n/claims";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { cheapestPlan, headline, order, placeOf, plans } from "@/lib/plans";
import { signUpAddress, talkAddress } from "@/lib/routing/addresses";
import type { LeadKind } from "@/lib/sign-up/lead";
import type { Site } from "@/lib/site";
import { InEveryPlan, NotIncluded } from "./pricing/included";
import { Ranges } from "./pricing/ranges";
import { VisitorsMonth } from "./pricing/visitors-month";

type Props = { edition: Edition; site: Site; index: boolean };

export function Pricing({ edition, site, index }: Props) {
  const t = useCopy("pricing");
  const { currency, locale } = edition;
  return (
    <Section
      id="pricing"
      heading={t("heading")}
      lead={index ? `${t("lead")} ${t("index")}` : t("lead")}
      large
      band
    >
      <VisitorsMonth money={{ currency, locale }}>
        <div className={`${sheetClass()} grid border-t-2 md:grid-cols-3`}>
          {plans.map(({ type, name, isPAYG }) => (
            <PriceCard
              key={type}
              type={type}
              edition={edition}
              className="border-rule p-4 not-first:border-t sm:p-6 md:px-4 md:not-first:border-s md:not-first:border-t-0 lg:px-6 xl:p-8"
            >
              {!isPAYG && (
                <span
                  className="absolute -top-3.5 right-4 border border-accent bg-sheet px-2 py-px text-small font-semibold text-accent"
                  data-fits={placeOf(type)}
                >
                  {t("range.mark")}
                </span>
              )}
              {isPAYG ? (
                <NewTabLink className="w-full" look="quiet" href={site.demoUrl}>
                  {t("card.custom")}
                </NewTabLink>
              ) : (
                <LinkButton className="w-full" href={`${signUpAddress(edition, "plan")}?plan=${type}`}>
                  {t("card.start", { plan: name })}
                </LinkButton>
              )}
            </PriceCard>
          ))}
        </div>
        <details className="group/ranges border border-t-0 border-rule bg-ground" data-ranges="">
          <summary className="flex list-none flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6 xl:px-8">
            <b className="font-semibold">{t("range.unsure")}</b>
            <span className={`${buttonClass("quiet")} max-sm:w-full`}>
              <span className="group-open/ranges:hidden">{t("range.open")}</span>
              <span className="hidden group-open/ranges:inline">{t("range.close")}</span>
            </span>
          </summary>
          <div className="px-5 pb-6 sm:px-6 xl:px-8" id="your-month">
            <Ranges edition={edition} />
          </div>
        </details>
      </VisitorsMonth>
      <div className="mt-8 grid gap-x-16 gap-y-6 md:mt-10 lg:grid-cols-2">
        <InEveryPlan />
        <NotIncluded />
      </div>
      <Terms edition={edition} site={site} />
    </Section>
  );
}

/** Who signs up online and who pays; tax, both ends of the advertised range, and what is above the plans. */
function Terms({ edition, site }: Omit<Props, "index">) {
  const t = useCopy("pricing");
  const { basePrice } = order(cheapestPlan.type, false, edition.currency);
  const isPriceRounded = headline(basePrice) * 100 !== basePrice;
  const talkAs = (kind: LeadKind) => (words: ReactNode) => (
    <a href={talkAddress(edition, { kind, source: "home" })}>{words}</a>
  );
  return (
    <>
      <p className="mt-6 max-w-240">
        {t.rich(`terms.who.${edition.businessNumber}`, { talk: talkAs("unregistered") })}{" "}
        {t("terms.contract")}
      </p>
      <p className="mt-2 max-w-240 text-small text-ink-2">
        {t("terms.tax")} {t("terms.range", { look: isPriceRounded ? "rounded" : "exact" })}{" "}
        {t.rich("terms.above", { talk: talkAs("volume") })} {promise("freeCancellation", edition, site)}
      </p>
    </>
  );
}
