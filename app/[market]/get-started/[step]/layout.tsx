import type { ReactNode } from "react";
import { FormMessages } from "@/components/sign-up/form/form-messages";
import { SignUpShell } from "@/components/sign-up/layout/sign-up-shell";
import { site } from "@/server/env";
import { type MarketProps, marketOf } from "../../market-of";

export default async function StepLayout(props: MarketProps & { children: ReactNode }) {
  return (
    <SignUpShell market={await marketOf(props)} site={site()} withExit>
      <FormMessages>{props.children}</FormMessages>
    </SignUpShell>
  );
}
