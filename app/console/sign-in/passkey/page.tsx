import { PasskeyStep } from "@/components/console/passkey-step";
import { leadInside } from "@/server/console/access";
import type { PageQuery } from "../../query";
import { answerPasskey, askForPasskey } from "../actions";

export default async function PasskeyPage({ searchParams }: { searchParams: PageQuery }) {
  await leadInside();
  const { said } = await searchParams;
  return <PasskeyStep question={askForPasskey} answer={answerPasskey} isRefused={said === "refused"} />;
}
