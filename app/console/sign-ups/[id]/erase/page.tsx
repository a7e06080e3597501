import { noSuchPage, pageFor } from "@/desk/auth/access";
import { signUpWithPerson } from "@/desk/sign-ups/one/read";
import { ErasePerson } from "@/desk/sign-ups/person/erase";
import { erase } from "@/desk/sign-ups/person/erase-action";
import { paymentStates } from "@/lib/payments/states";
import type { PageQuery } from "@/lib/routing/query";

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
    />
  );
}
