import { noSuchPage } from "@/desk/auth/access";
import { recordView } from "@/desk/auth/audit/record";
import { pageFor } from "@/desk/today/page-for";
import { OneDraft } from "@/desk/unfinished/one";
import { readDraftPage } from "@/desk/unfinished/read";

export default async function OneDraftPage({ params }: { params: Promise<{ id: string }> }) {
  const operator = await pageFor("viewer");
  const draft = await readDraftPage((await params).id);
  if (!draft) noSuchPage();
  await recordView(operator, "draft", draft.id);
  return <OneDraft operator={operator} draft={draft} />;
}
