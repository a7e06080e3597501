import { CorrectContact } from "@/components/console/sign-up/correct-contact";
import { noSuchPage, pageFor } from "@/server/console/access";
import { recordView } from "@/server/console/audit";
import { signUpWithPerson } from "@/server/console/sign-up/page";
import { signOut } from "../../../people/actions";
import { correctContact } from "./actions";

export default async function ContactPage({ params }: { params: Promise<{ id: string }> }) {
  const operator = await pageFor("admin");
  const signUp = await signUpWithPerson((await params).id);
  if (!signUp) noSuchPage();
  await recordView(operator, "sign_up", signUp.id);
  return <CorrectContact operator={operator} signUp={signUp} correct={correctContact} signOut={signOut} />;
}
