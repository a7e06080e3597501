import { leadInside } from "@/desk/auth/access";
import { askForLink } from "@/desk/auth/sign-in-actions";
import { SignIn } from "@/desk/auth/sign-in-page";
import type { PageQuery } from "@/lib/routing/query";
import { waitFromQuery } from "@/lib/sign-up/step-state";

export default async function SignInPage({ searchParams }: { searchParams: PageQuery }) {
  await leadInside();
  const { said, wait } = await searchParams;
  const told = {
    sent: said === "sent",
    enough: said === "enough",
    invalid: said === "invalid",
    failed: said === "failed",
    unsure: said === "unsure",
    outHere: said === "outHere",
    wait: waitFromQuery(wait),
  };
  return <SignIn ask={askForLink} told={told} />;
}
