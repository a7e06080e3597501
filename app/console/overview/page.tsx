import { Overview } from "@/components/console/overview/overview";
import { readOverview } from "@/lib/console/overview";
import { pageFor } from "@/server/console/access";
import { recordListView } from "@/server/console/audit";
import { overviewPage } from "@/server/console/overview";
import { signOut } from "../people/actions";
import type { PageQuery } from "../query";

export default async function OverviewPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  await recordListView(operator, "to-do");
  const asked = readOverview(await searchParams);
  return <Overview operator={operator} signOut={signOut} asked={asked} {...(await overviewPage(asked))} />;
}
