import { recordListView } from "@/desk/audit/record";
import { pageFor } from "@/desk/auth/access";
import { UnfinishedList } from "@/desk/unfinished/list";
import { unfinishedPage, unfinishedQuery } from "@/desk/unfinished/read";
import { type PageQuery, readQuery } from "@/lib/routing/query";

export default async function UnfinishedPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const asked = readQuery(unfinishedQuery, query);
  const page = await unfinishedPage(asked.olderThan);
  await recordListView(operator, "unfinished");
  return (
    <UnfinishedList operator={operator} asked={asked} hasFailed={query.message === "failed"} {...page} />
  );
}
