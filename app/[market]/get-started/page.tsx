import { SavedAnswers } from "@/components/flow/saved-answers";
import { SignUpShell } from "@/components/flow/sign-up-shell";
import { StartScreen } from "@/components/flow/start-screen";
import { market, marketFromPath, markets } from "@/lib/markets";
import { planFromQuery } from "@/lib/onboarding/answers";
import { resumable } from "@/lib/server/onboarding/resume";
import { site } from "@/lib/server/site";
import { productName } from "@/lib/site";
import { words } from "@/messages/words";
import { startSignUp } from "./actions";

export default async function StartPage(props: {
  params: Promise<{ market: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const here = market(marketFromPath(`/${(await props.params).market}`));
  const query = await props.searchParams;
  const { geo, currency } = query;
  const chosen = markets.find((m) => m.currency === currency) ?? here;
  const saved = await resumable();
  return (
    <SignUpShell market={here} supportEmail={site().supportEmail}>
      <title>{words(here.locale, "signUp")("start.title", { product: productName })}</title>
      <StartScreen
        market={here}
        chosen={chosen}
        detected={geo === "ip"}
        asked={planFromQuery(query)}
        action={startSignUp}
      >
        {saved && <SavedAnswers locale={here.locale} saved={saved} />}
      </StartScreen>
    </SignUpShell>
  );
}
