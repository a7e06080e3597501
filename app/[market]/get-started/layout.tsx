import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { unlisted } from "@/components/seo/metadata";
import { Notifications } from "@/components/ui/notifications";
import "../../sign-up.css";

export const metadata: Metadata = unlisted;

export default function SignUpLayout({ children }: { children: ReactNode }) {
  const t = useTranslations("signUp");
  return (
    <>
      {children}
      <Notifications label={t("notifications")} close={t("closeNotification")} />
    </>
  );
}
