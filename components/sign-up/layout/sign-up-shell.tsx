import type { ReactNode } from "react";
import { FlowShell } from "@/components/layout/flow-shell";
import { useCopy } from "@/i18n/use-copy";
import type { Market } from "@/lib/markets";
import { marketAddress, signUpAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";

type Props = { market: Market; site: Site; withExit?: boolean; children: ReactNode };

export function SignUpShell({ market, site, withExit = false, children }: Props) {
  const { code } = market;
  const t = useCopy("signUp");
  return (
    <FlowShell
      home={marketAddress("home", code)}
      {...(withExit ? { leave: { href: signUpAddress(code), label: t("exit") } } : {})}
      site={site}
      payment={t("footer.payments")}
    >
      {children}
    </FlowShell>
  );
}
