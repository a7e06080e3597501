import { recordView } from "@/desk/audit/record";
import { noSuchPage, pageFor } from "@/desk/auth/access";
import { CorrectContact } from "@/desk/sign-ups/one/correct-contact";
import { signUpWithPerson } from "@/desk/sign-ups/one/read";

export default async function ContactPage({ params }: { params: Promise<{ id: string }> }) {
  const operator = await pageFor("admin");
  const signUp = await signUpWithPerson((await params).id);
  if (!signUp) noSuchPage();
  await recordView(operator, "sign_up", signUp.id);
  return <CorrectContact operator={operator} signUp={signUp} />;
}
