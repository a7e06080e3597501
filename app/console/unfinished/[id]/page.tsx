import { recordView } from "@/desk/audit/record";
import { noSuchPage, pageFor } from "@/desk/auth/access";
import { OneDraft } from "@/desk/unfinished/one";
import { draftPage } from "@/desk/unfinished/read";
import { signOut } from "../../people/actions";

export default async function OneDraftPage({ params }: { params: Promise<{ id: string }> }) {
  const operator = await pageFor("viewer");
  const draft = await draftPage((await params).id);
  if (!draft) noSuchPage();
  await recordView(operator, "draft", draft.id);
  return <OneDraft operator={operator} signOut={signOut} draft={draft} />;
}
