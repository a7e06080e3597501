import { Exhibit } from "@/components/marketing/sections/exhibit";
import { Hero } from "@/components/marketing/sections/hero";
import { LinkButton } from "@/components/ui/button";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { formatTime } from "@/lib/content/formats";
import { sentAt, tickedAt } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { Conversation } from "./conversation";
import { PurchaseLedger } from "./purchase-ledger";

/** The top of the landing page, with the example of a receipt that becomes a checked ledger entry. */
export function LandingHero({ market, site }: { market: Market; site: Site }) {
  const t = useCopy("landing");
  const example = useCopy("example");
  const times = {
    sent: formatTime(sentAt, market),
    filed: formatTime(sentAt + claims.filingMinutes, market),
    ticked: formatTime(tickedAt, market),
  };
  return (
    <Hero
      title={t("hero.title")}
      lead={t("hero.lead")}
      note={t("hero.note")}
      actions={
        <>
          <LinkButton href={signUpAddress(market.code)}>{t("hero.start")}</LinkButton>
          <LinkButton look="quiet" href={site.demoUrl}>
            {t("hero.demo")}
          </LinkButton>
        </>
      }
    >
      <Exhibit
        caption={example("notice", times)}
        columns="hero-work lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-x-8 xl:grid-cols-[20.5rem_minmax(0,1fr)] xl:gap-x-14"
      >
        <Conversation market={market} />
        <PurchaseLedger market={market} />
      </Exhibit>
    </Hero>
  );
}
