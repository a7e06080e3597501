import type { ReactNode } from "react";
import { FlowShell } from "@/components/layout/flow-shell";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";

type Props = {
  edition: Edition;
  site: Site;
  withExit?: boolean;
  addressIn?: ((edition: Edition) => string) | undefined;
  children: ReactNode;
};

export function SignUpShell({ edition, site, withExit = false, addressIn, children }: Props) {
  const t = useCopy("signUp");
  return (
    <FlowShell
      {...(withExit ? { leave: { href: signUpAddress(edition), label: t("exit") } } : {})}
      site={site}
      payment={t("footer.payments")}
      addressIn={addressIn}
    >
      {children}
    </FlowShell>
  );
}
