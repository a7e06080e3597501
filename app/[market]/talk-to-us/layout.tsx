import type { Metadata } from "next";
import type { ReactNode } from "react";
import { FlowShell } from "@/components/layout/flow-shell";
import { unlisted } from "@/components/seo/metadata";
import { marketAddress } from "@/lib/routing/addresses";
import { site } from "@/server/env";
import { type MarketProps, marketOf } from "../market-of";

export const metadata: Metadata = unlisted;

export default async function TalkLayout(props: MarketProps & { children: ReactNode }) {
  const { code } = await marketOf(props);
  return (
    <FlowShell home={marketAddress("home", code)} supportEmail={site().supportEmail}>
      {props.children}
    </FlowShell>
  );
}
