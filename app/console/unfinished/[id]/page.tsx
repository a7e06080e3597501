import { OneDraft } from "@/components/console/unfinished/one-draft";
import { noSuchPage, pageFor } from "@/server/console/access";
import { recordView } from "@/server/console/audit";
import { draftPage } from "@/server/console/unfinished";
import { signOut } from "../../people/actions";

export default async function OneDraftPage({ params }: { params: Promise<{ id: string }> }) {
  const operator = await pageFor("viewer");
  const draft = await draftPage((await params).id);
  if (!draft) noSuchPage();
  await recordView(operator, "draft", draft.id);
  return <OneDraft operator={operator} signOut={signOut} draft={draft} />;
}
