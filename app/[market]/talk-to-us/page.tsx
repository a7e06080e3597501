import { headers } from "next/headers";
import { TalkPage } from "@/components/leads/talk-page";
import { readOrigin } from "@/lib/leads/lead";
import { site } from "@/server/env";
import { type MarketProps, marketOf } from "../market-of";
import { leadAction } from "./lead-action";
import { refusedIn } from "./refused";

type Props = MarketProps & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Talk(props: Props) {
  const market = await marketOf(props);
  const { about } = await props.searchParams;
  const refused = refusedIn(await headers());
  return (
    <TalkPage
      market={market}
      origin={refused?.origin ?? readOrigin({ kind: about, source: "talk" })}
      action={leadAction()}
      refused={refused}
      bookingUrl={site().demoUrl}
    />
  );
}
