import { noSuchPage } from "@/desk/auth/access";
import { recordView } from "@/desk/auth/audit/record";
import { CorrectContact } from "@/desk/sign-ups/one/correct-contact";
import { signUpWithPerson } from "@/desk/sign-ups/one/read";
import { pageFor } from "@/desk/today/page-for";

export default async function ContactPage({ params }: { params: Promise<{ id: string }> }) {
  const operator = await pageFor("member");
  const signUp = await signUpWithPerson((await params).id);
  if (!signUp) noSuchPage();
  await recordView(operator, "sign_up", signUp.id);
  return <CorrectContact operator={operator} signUp={signUp} />;
}
