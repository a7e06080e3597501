import type { Metadata } from "next";
import { Landing } from "@/components/landing/landing";
import { landingAnswers } from "@/components/landing/questions";
import { StructuredData } from "@/components/seo/structured-data";
import { MarketingShell } from "@/components/shell/marketing-shell";
import { market, marketFromPath } from "@/lib/markets";
import { pageMetadata } from "@/lib/seo/metadata";
import { site } from "@/lib/server/site";

type Props = { params: Promise<{ market: string }> };

async function here({ params }: Props) {
  return market(marketFromPath(`/${(await params).market}`));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata({ page: "home", market: (await here(props)).code }, site());
}

export default async function LandingPage(props: Props) {
  const market = await here(props);
  const place = { page: "home", market: market.code } as const;
  return (
    <MarketingShell place={place} locale={market.locale} site={site()}>
      <StructuredData listed={place} site={site()} questions={landingAnswers(market)} />
      <Landing market={market} site={site()} />
    </MarketingShell>
  );
}
