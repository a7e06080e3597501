import { redirect } from "next/navigation";
import { SignIn } from "@/components/console/sign-in";
import { overviewAddress } from "@/lib/routing/console";
import { waitFromQuery } from "@/lib/sign-up/step-state";
import { isSignedIn } from "@/server/console/access";
import type { PageQuery } from "../query";
import { askForLink } from "./actions";

export default async function SignInPage({ searchParams }: { searchParams: PageQuery }) {
  if (await isSignedIn()) redirect(overviewAddress);
  const { said, wait } = await searchParams;
  const told = {
    sent: said === "sent",
    invalid: said === "invalid",
    failed: said === "failed",
    unsure: said === "unsure",
    outHere: said === "outHere",
    wait: waitFromQuery(wait),
  };
  return <SignIn ask={askForLink} told={told} />;
}
