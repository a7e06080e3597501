import { leadList } from "@/desk/leads/list";
import { renderList } from "@/desk/list/render";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";

export default async function LeadsPage({ searchParams }: { searchParams: PageQuery }) {
  return renderList(leadList, await pageFor(leadList.role), searchParams);
}
