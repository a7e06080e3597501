import { MarketingShell } from "@/components/shell/marketing-shell";
import { LinkButton } from "@/components/ui/button";
import { Initials, Tick } from "@/components/ui/icon";
import { market, marketFromPath } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import { site } from "@/lib/server/site";
import { words } from "@/messages/words";

export default async function LandingPage(props: { params: Promise<{ market: string }> }) {
  const { code, locale } = market(marketFromPath(`/${(await props.params).market}`));
  const t = words(locale, "common");
  return (
    <MarketingShell place={{ market: code, page: "home" }} locale={locale} site={site()}>
      <h1>{t(`country.${code}`)}</h1>
      <Tick />
      <Initials of="pn" />
      <LinkButton href={signUpAddress(code)}>{t(`country.${code}`)}</LinkButton>
    </MarketingShell>
  );
}
