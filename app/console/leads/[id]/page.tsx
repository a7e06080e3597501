import { noSuchPage } from "@/desk/auth/access";
import { recordView } from "@/desk/auth/audit/record";
import { operatorNamed } from "@/desk/auth/operator-keys";
import { OneLead } from "@/desk/leads/one";
import { leadPage } from "@/desk/leads/read";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";

type Props = { params: Promise<{ id: string }>; searchParams: PageQuery };

export default async function OneLeadPage({ params, searchParams }: Props) {
  const operator = await pageFor("viewer");
  const { message, stage, owner, since, undo, of, at, by } = await searchParams;
  const came = { message, stage, owner, since, undo, of, at, by: await operatorNamed(by) };
  const lead = await leadPage((await params).id);
  if (!lead) noSuchPage();
  await recordView(operator, "lead", lead.lead.id);
  return <OneLead operator={operator} message={came} {...lead} />;
}
