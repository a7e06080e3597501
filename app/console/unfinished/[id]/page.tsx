import { recordView } from "@/desk/audit/record";
import { noSuchPage, pageFor } from "@/desk/auth/access";
import { OneDraft } from "@/desk/unfinished/one";
import { draftPage } from "@/desk/unfinished/read";

export default async function OneDraftPage({ params }: { params: Promise<{ id: string }> }) {
  const operator = await pageFor("viewer");
  const draft = await draftPage((await params).id);
  if (!draft) noSuchPage();
  await recordView(operator, "draft", draft.id);
  return <OneDraft operator={operator} draft={draft} />;
}
