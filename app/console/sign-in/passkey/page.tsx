import { leadInside } from "@/desk/auth/access";
import { PasskeyStep } from "@/desk/auth/passkey-step";
import { answerPasskey, askForPasskey } from "@/desk/auth/sign-in-actions";
import type { PageQuery } from "@/lib/routing/query";

export default async function PasskeyPage({ searchParams }: { searchParams: PageQuery }) {
  await leadInside();
  const { said } = await searchParams;
  return <PasskeyStep question={askForPasskey} answer={answerPasskey} isRefused={said === "refused"} />;
}
