import { recordListView } from "@/desk/auth/audit/record";
import { pageFor } from "@/desk/today/page-for";
import { todayPage } from "@/desk/today/read";
import { Today } from "@/desk/today/today";
import type { PageQuery } from "@/lib/routing/query";

export default async function TodayPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  await recordListView(operator, "to-do");
  return <Today operator={operator} data={await todayPage(operator.email, await searchParams)} />;
}
