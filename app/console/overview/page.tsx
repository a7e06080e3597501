import { recordListView } from "@/desk/audit/record";
import { pageFor } from "@/desk/auth/access";
import { readOverview } from "@/desk/overview/address";
import { Overview } from "@/desk/overview/page";
import { overviewPage } from "@/desk/overview/read";
import type { PageQuery } from "@/lib/routing/query";

export default async function OverviewPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  await recordListView(operator, "to-do");
  const asked = readOverview(await searchParams);
  return <Overview operator={operator} asked={asked} {...(await overviewPage(asked))} />;
}
