import { recordListView } from "@/desk/audit/record";
import { pageFor } from "@/desk/auth/access";
import { Overview } from "@/desk/overview/page";
import { overviewPage } from "@/desk/overview/read";

export default async function OverviewPage() {
  const operator = await pageFor("viewer");
  await recordListView(operator, "to-do");
  return <Overview operator={operator} {...(await overviewPage())} />;
}
