import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FlowShell } from "@/components/layout/flow-shell";
import { unlisted, unlistedDescription } from "@/components/seo/metadata";
import { Notifications } from "@/components/ui/notifications";
import type { Edition } from "@/lib/markets/editions";
import { marketAddress, talkAddress } from "@/lib/routing/addresses";
import { site } from "@/server/env";
import { type EditionProps, editionOf } from "../edition-of";
import "../../sign-up.css";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return { ...unlisted, description: unlistedDescription("talk", await editionOf(props)) };
}

export default async function TalkLayout(props: EditionProps & { children: ReactNode }) {
  return <Shell edition={await editionOf(props)}>{props.children}</Shell>;
}

function Shell({ edition, children }: { edition: Edition; children: ReactNode }) {
  const t = useTranslations("signUp");
  return (
    <FlowShell home={marketAddress("home", edition)} site={site()} addressIn={talkAddress}>
      {children}
      <Notifications label={t("notifications")} close={t("closeNotification")} />
    </FlowShell>
  );
}
