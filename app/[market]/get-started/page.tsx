import { getTranslations } from "next-intl/server";
import { pageTitle } from "@/components/seo/page-title";
import { SignUpShell } from "@/components/sign-up/layout/sign-up-shell";
import { ResumePrompt, StartScreen } from "@/components/sign-up/start/start-screen";
import { followUp } from "@/i18n/follow-up";
import { marketNamed } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import type { PageQuery } from "@/lib/routing/query";
import { planFromQuery } from "@/lib/sign-up/plan";
import { site } from "@/server/env";
import { resumable } from "@/server/sign-up/resume";
import { type EditionProps, editionOf } from "../edition-of";
import { startSignUp } from "./actions";
import { noticeFromQuery } from "./answer";

type Props = EditionProps & { searchParams: PageQuery };

export default async function StartPage(props: Props) {
  const edition = await editionOf(props);
  const query = await props.searchParams;
  const { geo, begun } = query;
  const chosen = marketNamed(query.market) ?? edition;
  const saved = await resumable(edition);
  const t = await getTranslations("signUp");
  const form = await getTranslations("form");
  const title = pageTitle(t("start.heading"), edition);
  const notBegun = { title: t("start.notBegun.title"), text: t("start.notBegun.text") };
  const notice = noticeFromQuery(edition, query, true) ?? (begun === "0" ? notBegun : null);
  return (
    <SignUpShell edition={edition} site={site()} addressIn={signUpAddress}>
      <title>{notice ? form("errorTitle", { title }) : title}</title>
      <StartScreen
        edition={edition}
        chosen={chosen}
        detected={geo === "ip"}
        asked={planFromQuery(query)}
        notice={notice}
        followUp={followUp(edition, site())}
        action={startSignUp}
      >
        {saved && <ResumePrompt saved={saved} />}
      </StartScreen>
    </SignUpShell>
  );
}
