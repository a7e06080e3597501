import { OneLead } from "@/components/console/leads/one-lead";
import { staleField } from "@/lib/console/lead-list";
import { noSuchPage, pageFor } from "@/server/console/access";
import { recordView } from "@/server/console/audit";
import { leadPage } from "@/server/console/leads";
import { signOut } from "../../people/actions";
import type { PageQuery } from "../../query";
import { changeLeadOwner, changeLeadStage, noteLead } from "../actions";

type Props = { params: Promise<{ id: string }>; searchParams: PageQuery };

const actions = { signOut, changeLeadOwner, changeLeadStage, noteLead };

export default async function OneLeadPage({ params, searchParams }: Props) {
  const operator = await pageFor("viewer");
  const { said, wanted, since } = await searchParams;
  const shown = await leadPage((await params).id, staleField(said));
  if (!shown) noSuchPage();
  await recordView(operator, "lead", shown.lead.id);
  return <OneLead operator={operator} actions={actions} said={{ said, wanted, since }} {...shown} />;
}
