import { recordListView } from "@/desk/auth/audit/record";
import { Overview } from "@/desk/today/page";
import { pageFor } from "@/desk/today/page-for";
import { overviewPage } from "@/desk/today/read";

export default async function OverviewPage() {
  const operator = await pageFor("viewer");
  await recordListView(operator, "to-do");
  return <Overview operator={operator} {...(await overviewPage())} />;
}
