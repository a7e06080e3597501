import type { ReactNode } from "react";
import { MarketingShell } from "@/components/layout/marketing-shell";
import type { Market } from "@/lib/markets";
import type { MarketPage } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { site } from "@/server/env";
import { type MarketProps, marketOf } from "./market-of";
import { leadAction } from "./talk-to-us/lead-action";

/** `leadAction`: names the server action of the form 'Talk to us'. */
type Content = (props: { market: Market; site: Site; leadAction: string }) => ReactNode;

/** Makes the component of a market page: the content in the shell. */
export function marketPage(page: MarketPage, Content: Content, opensAtTop = false) {
  return async function Page(props: MarketProps) {
    const market = await marketOf(props);
    return (
      <MarketingShell pageLink={{ page, market: market.code }} site={site()} opensAtTop={opensAtTop}>
        <Content market={market} site={site()} leadAction={leadAction()} />
      </MarketingShell>
    );
  };
}
