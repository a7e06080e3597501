import type { ReactNode } from "react";
import { FormMessages } from "@/components/sign-up/form/form-messages";
import { SignUpShell } from "@/components/sign-up/layout/sign-up-shell";
import { site } from "@/server/env";
import { type EditionProps, editionOf } from "../../edition-of";

export default async function StepLayout(props: EditionProps & { children: ReactNode }) {
  return (
    <SignUpShell edition={await editionOf(props)} site={site()} withExit>
      <FormMessages>{props.children}</FormMessages>
    </SignUpShell>
  );
}
