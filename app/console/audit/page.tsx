import { auditList } from "@/desk/audit/list";
import { renderList } from "@/desk/list/render";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";

export default async function AuditPage({ searchParams }: { searchParams: PageQuery }) {
  return renderList(auditList, await pageFor(auditList.role), searchParams);
}
