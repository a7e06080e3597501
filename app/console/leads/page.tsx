import { recordListView } from "@/desk/audit/record";
import { pageFor } from "@/desk/auth/access";
import { leadFiltersIn, readLeadList } from "@/desk/leads/address";
import { leadsPage } from "@/desk/leads/leads";
import { LeadTable } from "@/desk/leads/list";
import type { PageQuery } from "@/lib/routing/query";

export default async function LeadsPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const list = readLeadList(query);
  const page = await leadsPage(list);
  await recordListView(operator, "leads", { filters: leadFiltersIn(list) });
  return <LeadTable operator={operator} list={list} hasFailed={query.message === "failed"} {...page} />;
}
