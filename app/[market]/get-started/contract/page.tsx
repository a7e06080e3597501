import { redirect } from "next/navigation";
import { SignUpShell } from "@/components/sign-up/layout/sign-up-shell";
import { ContractPage } from "@/components/sign-up/review/contract-page";
import { editionOfDraft } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import { site } from "@/server/env";
import { contractOf, offerToBrowser } from "@/server/sign-up/contract";
import { type EditionProps, editionOf } from "../../edition-of";

/** The contract of this browser's sign-up, before it is accepted. */
export default async function Page(props: EditionProps) {
  const edition = await editionOf(props);
  const found = await offerToBrowser({ edition, at: new Date() });
  if (!found) redirect(signUpAddress(edition, "review"));
  return (
    <SignUpShell edition={edition} site={site()} withExit>
      <ContractPage
        contract={contractOf(found)}
        back={signUpAddress(editionOfDraft(found.draft), "review")}
      />
    </SignUpShell>
  );
}
