import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FlowShell } from "@/components/layout/flow-shell";
import { unlisted, unlistedDescription } from "@/components/seo/metadata";
import { Notifications } from "@/components/ui/notifications";
import type { MarketCode } from "@/lib/markets";
import { marketAddress } from "@/lib/routing/addresses";
import { site } from "@/server/env";
import { type MarketProps, marketOf } from "../market-of";
import "../../sign-up.css";

export async function generateMetadata(props: MarketProps): Promise<Metadata> {
  return { ...unlisted, description: unlistedDescription("talk", await marketOf(props)) };
}

export default async function TalkLayout(props: MarketProps & { children: ReactNode }) {
  const { code } = await marketOf(props);
  return <Shell market={code}>{props.children}</Shell>;
}

function Shell({ market, children }: { market: MarketCode; children: ReactNode }) {
  const t = useTranslations("signUp");
  return (
    <FlowShell home={marketAddress("home", market)} site={site()}>
      {children}
      <Notifications label={t("notifications")} close={t("closeNotification")} />
    </FlowShell>
  );
}
