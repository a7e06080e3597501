import type { ReactNode } from "react";
import { MarketingShell } from "@/components/layout/marketing-shell";
import type { Market } from "@/lib/markets";
import type { MarketPage } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { site } from "@/server/env";
import { type MarketProps, marketOf } from "./market-of";

type Content = (props: { market: Market; site: Site }) => ReactNode;

/** Makes the component of a market page: the content in the shell. */
export function marketPage(page: MarketPage, Content: Content, opensAtTop = false) {
  return async function Page(props: MarketProps) {
    const market = await marketOf(props);
    return (
      <MarketingShell pageLink={{ page, market: market.code }} site={site()} opensAtTop={opensAtTop}>
        <Content market={market} site={site()} />
      </MarketingShell>
    );
  };
}
