import { Audit } from "@/components/console/audit/audit";
import { readAuditList } from "@/lib/console/audit-list";
import { pageFor } from "@/server/console/access";
import { auditPage } from "@/server/console/audit-page";
import { signOut } from "../people/actions";
import type { PageQuery } from "../query";

export default async function AuditPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const page = await auditPage(readAuditList(query));
  return <Audit operator={operator} signOut={signOut} hasFailed={query.said === "failed"} {...page} />;
}
