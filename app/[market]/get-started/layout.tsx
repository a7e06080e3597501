import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { unlisted, unlistedDescription } from "@/components/seo/metadata";
import { Notifications } from "@/components/ui/notifications";
import { type MarketProps, marketOf } from "../market-of";
import "../../sign-up.css";

export async function generateMetadata(props: MarketProps): Promise<Metadata> {
  return { ...unlisted, description: unlistedDescription("signUp", await marketOf(props)) };
}

export default function SignUpLayout({ children }: { children: ReactNode }) {
  const t = useTranslations("signUp");
  return (
    <>
      {children}
      <Notifications label={t("notifications")} close={t("closeNotification")} />
    </>
  );
}
