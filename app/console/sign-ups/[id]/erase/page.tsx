import { noSuchPage } from "@/desk/auth/access";
import { signUpWithPerson } from "@/desk/sign-ups/one/read";
import { ErasePerson } from "@/desk/sign-ups/person/erase";
import { previewLines } from "@/desk/sign-ups/person/preview-lines";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";
import { personOf, previewErasure } from "@/server/privacy/requests";

type Props = { params: Promise<{ id: string }>; searchParams: PageQuery };

export default async function ErasePage({ params, searchParams }: Props) {
  const operator = await pageFor("admin");
  const signUp = await signUpWithPerson((await params).id);
  if (!signUp) noSuchPage();
  const { message } = await searchParams;
  const lines = previewLines(await previewErasure(personOf(signUp)));
  return <ErasePerson operator={operator} signUp={signUp} lines={lines} message={message} />;
}
