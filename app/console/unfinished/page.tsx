import { recordListView } from "@/desk/audit/record";
import { pageFor } from "@/desk/auth/access";
import { isSignUpId } from "@/desk/sign-ups/list/address";
import { UnfinishedList } from "@/desk/unfinished/list";
import { unfinishedPage } from "@/desk/unfinished/read";
import type { PageQuery } from "../../../desk/ui/query";

export default async function UnfinishedPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const { olderThan: asked, said } = await searchParams;
  const olderThan = isSignUpId(asked) ? asked : null;
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
