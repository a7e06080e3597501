import { market, marketFromPath } from "@/lib/markets";
import { words } from "@/messages/words";

export default async function LandingPage(props: { params: Promise<{ market: string }> }) {
  const { code, locale } = market(marketFromPath(`/${(await props.params).market}`));
  const t = words(locale, "common");
  return <h1>{t(`country.${code}`)}</h1>;
}
