import { readAuditList } from "@/desk/audit/address";
import { Audit } from "@/desk/audit/page";
import { auditPage } from "@/desk/audit/read";
import { pageFor } from "@/desk/auth/access";
import type { PageQuery } from "@/lib/routing/query";

export default async function AuditPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const page = await auditPage(readAuditList(query));
  return <Audit operator={operator} hasFailed={query.message === "failed"} {...page} />;
}
