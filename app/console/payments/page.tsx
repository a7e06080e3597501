import { recordListView } from "@/desk/audit/record";
import { pageFor } from "@/desk/auth/access";
import { Payments } from "@/desk/payments/page";
import { paymentsPage, paymentsQuery } from "@/desk/payments/read";
import { type PageQuery, readQuery } from "@/lib/routing/query";

export default async function PaymentsPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const asked = readQuery(paymentsQuery, query);
  const page = await paymentsPage(asked.olderThan);
  await recordListView(operator, "payments");
  return <Payments operator={operator} asked={asked} hasFailed={query.message === "failed"} {...page} />;
}
