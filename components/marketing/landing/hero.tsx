import { Hero } from "@/components/marketing/sections/hero";
import { LinkButton } from "@/components/ui/button";
import { copy } from "@/i18n/copy";
import { claims } from "@/lib/content/claims";
import { formatTime } from "@/lib/content/formats";
import { sentAt, tickedAt } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { Conversation } from "./exhibits/conversation";
import { PurchaseLedger } from "./exhibits/purchase-ledger";

/** The product at work: a receipt sent by message becomes a ledger line that an accountant ticks. */
export function LandingHero({ market, site }: { market: Market; site: Site }) {
  const t = copy(market, "landing");
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
      <figure className="work hero-work">
        <Conversation market={market} />
        <PurchaseLedger market={market} />
        <WorkCaption market={market} />
      </figure>
    </Hero>
  );
}

/** Says that the example is invented, and how long it took. */
function WorkCaption({ market }: { market: Market }) {
  const times = {
    sent: formatTime(sentAt, market),
    filed: formatTime(sentAt + claims.filingMinutes, market),
    ticked: formatTime(tickedAt, market),
  };
  return <figcaption className="note">{copy(market, "example")("notice", times)}</figcaption>;
}
