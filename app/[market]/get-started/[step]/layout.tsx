import type { ReactNode } from "react";
import { BrokenWords } from "@/components/sign-up/layout/broken-step";
import { SignUpShell } from "@/components/sign-up/layout/sign-up-shell";
import { words } from "@/i18n/words";
import { market, marketFromPath } from "@/lib/markets";
import { site } from "@/server/env";

export default async function StepLayout(props: {
  children: ReactNode;
  params: Promise<{ market: string }>;
}) {
  const here = market(marketFromPath(`/${(await props.params).market}`));
  const t = words(here.locale, "signUp");
  return (
    <SignUpShell market={here} supportEmail={site().supportEmail} withExit>
      <BrokenWords value={{ title: t("broken.title"), text: t("broken.text"), again: t("broken.again") }}>
        {props.children}
      </BrokenWords>
    </SignUpShell>
  );
}
