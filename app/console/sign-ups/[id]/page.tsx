import { noSuchPage } from "@/desk/auth/access";
import { recordView } from "@/desk/auth/audit/record";
import { operatorNamed } from "@/desk/auth/operator-keys";
import { OneSignUp } from "@/desk/sign-ups/one/page";
import { oneSignUp } from "@/desk/sign-ups/one/read";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";

type Props = { params: Promise<{ id: string }>; searchParams: PageQuery };

export default async function OneSignUpPage({ params, searchParams }: Props) {
  const operator = await pageFor("viewer");
  const { id } = await params;
  const data = await oneSignUp(operator, id, new Date());
  if (!data) noSuchPage();
  await recordView(operator, "sign_up", data.signUp.id);
  const { message, stage, owner, since, undo, of, at, by } = await searchParams;
  const came = { message, stage, owner, since, undo, of, at, by: await operatorNamed(by) };
  return <OneSignUp operator={operator} data={data} message={came} />;
}
