import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { unlisted, unlistedDescription } from "@/components/seo/metadata";
import { Notifications } from "@/components/ui/notifications";
import { type EditionProps, editionOf } from "../edition-of";
import "../../sign-up.css";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return { ...unlisted, description: unlistedDescription("talk", await editionOf(props)) };
}

export default function TalkLayout({ children }: { children: ReactNode }) {
  const t = useTranslations("signUp");
  return (
    <>
      {children}
      <Notifications label={t("notifications")} close={t("closeNotification")} />
    </>
  );
}
