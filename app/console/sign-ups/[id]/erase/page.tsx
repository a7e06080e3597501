import { noSuchPage } from "@/desk/auth/access";
import { signUpWithPerson } from "@/desk/sign-ups/one/read";
import { ErasePerson } from "@/desk/sign-ups/person/erase";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";

type Props = { params: Promise<{ id: string }>; searchParams: PageQuery };

export default async function ErasePage({ params, searchParams }: Props) {
  const operator = await pageFor("admin");
  const signUp = await signUpWithPerson((await params).id);
  if (!signUp) noSuchPage();
  const { message } = await searchParams;
  return <ErasePerson operator={operator} signUp={signUp} message={message} />;
}
