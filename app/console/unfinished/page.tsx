import { recordListView } from "@/desk/audit/record";
import { pageFor } from "@/desk/auth/access";
import type { PageQuery } from "@/desk/ui/query";
import { UnfinishedList } from "@/desk/unfinished/list";
import { unfinishedPage } from "@/desk/unfinished/read";
import { isUuid } from "@/lib/uuid";

export default async function UnfinishedPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const { olderThan: asked, said } = await searchParams;
  const olderThan = isUuid(asked) ? asked : null;
  const isIgnored = (asked ?? "") !== "" && olderThan === null;
  const page = await unfinishedPage(olderThan);
  await recordListView(operator, "unfinished");
  return (
    <UnfinishedList
      operator={operator}
      isFirst={olderThan === null}
      isIgnored={isIgnored}
      hasFailed={said === "failed"}
      {...page}
    />
  );
}
