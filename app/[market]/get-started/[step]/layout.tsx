import type { ReactNode } from "react";
import { FormMessages } from "@/components/sign-up/form/form-messages";
import { SignUpShell } from "@/components/sign-up/layout/sign-up-shell";
import { market, marketFromPath } from "@/lib/markets";
import { site } from "@/server/env";

export default async function StepLayout(props: {
  children: ReactNode;
  params: Promise<{ market: string }>;
}) {
  const here = market(marketFromPath(`/${(await props.params).market}`));
  return (
    <SignUpShell market={here} supportEmail={site().supportEmail} withExit>
      <FormMessages>{props.children}</FormMessages>
    </SignUpShell>
  );
}
