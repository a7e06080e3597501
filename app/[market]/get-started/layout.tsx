import type { Metadata } from "next";
import type { ReactNode } from "react";
import { unlisted } from "@/components/seo/metadata";
import { Notifications } from "@/components/sign-up/layout/notifications";
import { words } from "@/i18n/words";
import { market, marketFromPath } from "@/lib/markets";

export const metadata: Metadata = unlisted;

export default async function SignUpLayout(props: {
  children: ReactNode;
  params: Promise<{ market: string }>;
}) {
  const { locale } = market(marketFromPath(`/${(await props.params).market}`));
  const t = words(locale, "signUp");
  return (
    <>
      {props.children}
      <Notifications label={t("notifications")} close={t("closeNotification")} />
    </>
  );
}
