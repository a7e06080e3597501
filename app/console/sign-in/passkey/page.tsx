import { leadInside } from "@/desk/auth/access";
import { PasskeyStep } from "@/desk/auth/passkey-step";
import type { PageQuery } from "../../../../desk/ui/query";
import { answerPasskey, askForPasskey } from "../actions";

export default async function PasskeyPage({ searchParams }: { searchParams: PageQuery }) {
  await leadInside();
  const { said } = await searchParams;
  return <PasskeyStep question={askForPasskey} answer={answerPasskey} isRefused={said === "refused"} />;
}
