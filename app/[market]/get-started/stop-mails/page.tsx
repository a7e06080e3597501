import { StopPage } from "@/components/mail/stop-page";
import { SignUpShell } from "@/components/sign-up/layout/sign-up-shell";
import type { PageQuery } from "@/lib/routing/query";
import { site } from "@/server/env";
import { stopPage } from "@/server/resume-mails/stop";
import { type MarketProps, marketOf } from "../../market-of";
import { pressStop } from "./actions";

type Props = MarketProps & { searchParams: PageQuery };

export default async function StopMailsPage(props: Props) {
  const market = await marketOf(props);
  const { key, failed } = await props.searchParams;
  const stopKey = typeof key === "string" ? key : "";
  return (
    <SignUpShell market={market} site={site()}>
      <StopPage
        market={market}
        state={await stopPage(stopKey)}
        hasFailed={failed === "1"}
        stopKey={stopKey}
        stop={pressStop}
      />
    </SignUpShell>
  );
}
