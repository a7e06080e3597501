import { auditList } from "@/desk/audit/list";
import { pageFor } from "@/desk/auth/access";
import { renderList } from "@/desk/list/render";
import type { PageQuery } from "@/lib/routing/query";

export default async function AuditPage({ searchParams }: { searchParams: PageQuery }) {
  return renderList(auditList, await pageFor("viewer"), searchParams);
}
