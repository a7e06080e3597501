import { LeadTable } from "@/components/console/leads/lead-list";
import { leadFiltersIn, readLeadList } from "@/lib/console/lead-list";
import { pageFor } from "@/server/console/access";
import { recordListView } from "@/server/console/audit";
import { leadsPage } from "@/server/console/leads";
import { signOut } from "../people/actions";
import type { PageQuery } from "../query";

export default async function LeadsPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const list = readLeadList(query);
  const page = await leadsPage(list);
  await recordListView(operator, "leads", { filters: leadFiltersIn(list) });
  return (
    <LeadTable
      operator={operator}
      signOut={signOut}
      list={list}
      hasFailed={query.said === "failed"}
      {...page}
    />
  );
}
