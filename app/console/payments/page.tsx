import { recordListView } from "@/desk/audit/record";
import { pageFor } from "@/desk/auth/access";
import { Payments } from "@/desk/payments/page";
import { paymentsPage } from "@/desk/payments/read";
import type { PageQuery } from "@/desk/ui/query";

export default async function PaymentsPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const { olderThan: asked, said } = await searchParams;
  const olderThan = typeof asked === "string" && /^\d{1,15}$/.test(asked) ? Number(asked) : null;
  const isIgnored = (asked ?? "") !== "" && olderThan === null;
  const page = await paymentsPage(olderThan);
  await recordListView(operator, "payments");
  return <Payments operator={operator} isIgnored={isIgnored} hasFailed={said === "failed"} {...page} />;
}
