import { leadInside } from "@/desk/auth/access";
import { SignIn } from "@/desk/auth/sign-in-page";
import type { PageQuery } from "@/lib/routing/query";
import { waitFromQuery } from "@/lib/sign-up/step-state";

export default async function SignInPage({ searchParams }: { searchParams: PageQuery }) {
  await leadInside();
  const { message, wait } = await searchParams;
  return <SignIn message={message} wait={waitFromQuery(wait)} />;
}
