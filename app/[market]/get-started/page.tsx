import { getTranslations } from "next-intl/server";
import { pageTitle } from "@/components/seo/page-title";
import { SignUpShell } from "@/components/sign-up/layout/sign-up-shell";
import { ResumePrompt, StartScreen } from "@/components/sign-up/start/start-screen";
import { markets } from "@/lib/markets";
import type { PageQuery } from "@/lib/routing/query";
import { planFromQuery } from "@/lib/sign-up/plan";
import { site } from "@/server/env";
import { resumable } from "@/server/sign-up/resume";
import { type MarketProps, marketOf } from "../market-of";
import { startSignUp } from "./actions";
import { noticeFromQuery } from "./answer";

type Props = MarketProps & { searchParams: PageQuery };

export default async function StartPage(props: Props) {
  const market = await marketOf(props);
  const query = await props.searchParams;
  const { geo, currency, begun } = query;
  const chosen = markets.find((m) => m.currency === currency) ?? market;
  const saved = await resumable();
  const t = await getTranslations("signUp");
  const form = await getTranslations("form");
  const title = pageTitle(t("start.heading"), market);
  const notBegun = { title: t("start.notBegun.title"), text: t("start.notBegun.text") };
  const notice = noticeFromQuery(market.code, query, true) ?? (begun === "0" ? notBegun : null);
  return (
    <SignUpShell market={market} site={site()}>
      <title>{notice ? form("errorTitle", { title }) : title}</title>
      <StartScreen
        market={market}
        chosen={chosen}
        detected={geo === "ip"}
        asked={planFromQuery(query)}
        notice={notice}
        action={startSignUp}
      >
        {saved && <ResumePrompt saved={saved} />}
      </StartScreen>
    </SignUpShell>
  );
}
