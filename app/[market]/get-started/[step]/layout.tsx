import type { ReactNode } from "react";
import { FormMessages } from "@/components/sign-up/form/form-messages";
import { SignUpShell } from "@/components/sign-up/layout/sign-up-shell";
import type { Edition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import { isWizardStep } from "@/lib/sign-up/steps";
import { site } from "@/server/env";
import { editionOf } from "../../edition-of";

type Props = { readonly params: Promise<{ market: string; step: string }>; readonly children: ReactNode };

export default async function StepLayout(props: Props) {
  const { step } = await props.params;
  const addressIn = isWizardStep(step) ? (other: Edition) => signUpAddress(other, step) : undefined;
  return (
    <SignUpShell edition={await editionOf(props)} site={site()} withExit addressIn={addressIn}>
      <FormMessages>{props.children}</FormMessages>
    </SignUpShell>
  );
}
