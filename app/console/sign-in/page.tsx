import { leadInside } from "@/desk/auth/access";
import { SignIn } from "@/desk/auth/sign-in-page";
import type { PageQuery } from "@/lib/routing/query";
import { waitFromQuery } from "@/lib/sign-up/step-state";

export default async function SignInPage({ searchParams }: { searchParams: PageQuery }) {
  const { message, wait, back } = await searchParams;
  const again = typeof back === "string" ? back : null;
  if (again === null) await leadInside();
  return <SignIn message={message} wait={waitFromQuery(wait)} back={again} />;
}
