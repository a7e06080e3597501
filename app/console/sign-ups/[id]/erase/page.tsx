import { ErasePerson } from "@/components/console/sign-up/erase-person";
import { paymentStates } from "@/lib/payments/states";
import { noSuchPage, pageFor } from "@/server/console/access";
import { signUpWithPerson } from "@/server/console/sign-up/page";
import { signOut } from "../../../people/actions";
import type { PageQuery } from "../../../query";
import { erase } from "./actions";

type Props = { params: Promise<{ id: string }>; searchParams: PageQuery };

export default async function ErasePage({ params, searchParams }: Props) {
  const operator = await pageFor("admin");
  const signUp = await signUpWithPerson((await params).id);
  if (!signUp) noSuchPage();
  const { said } = await searchParams;
  return (
    <ErasePerson
      operator={operator}
      signUp={signUp}
      isRunning={paymentStates[signUp.paymentStatus].debit === "setUp"}
      isNotTyped={said === "notTyped"}
      isFailed={said === "failed"}
      erase={erase}
      signOut={signOut}
    />
  );
}
