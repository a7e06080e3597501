import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Notifications } from "@/components/flow/notifications";
import { FlowShell } from "@/components/shell/flow-shell";
import { market, marketFromPath } from "@/lib/markets";
import { marketAddress, signUpAddress } from "@/lib/routing/addresses";
import { unlisted } from "@/lib/seo/metadata";
import { site } from "@/lib/server/site";
import { words } from "@/messages/words";

export const metadata: Metadata = unlisted;

export default async function SignUpLayout(props: {
  children: ReactNode;
  params: Promise<{ market: string }>;
}) {
  const { code, locale, scheme } = market(marketFromPath(`/${(await props.params).market}`));
  const t = words(locale, "signUp");
  return (
    <FlowShell
      locale={locale}
      home={marketAddress("home", code)}
      leave={{ href: signUpAddress(code), label: t("exit") }}
      supportEmail={site().supportEmail}
      payment={t("footer.payments", { debit: t(`debit.${scheme}`) })}
    >
      {props.children}
      <Notifications label={t("notifications")} />
    </FlowShell>
  );
}
