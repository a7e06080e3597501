import { UnfinishedList } from "@/components/console/unfinished/unfinished-list";
import { isSignUpId } from "@/lib/console/sign-up-list";
import { pageFor } from "@/server/console/access";
import { recordListView } from "@/server/console/audit";
import { unfinishedPage } from "@/server/console/unfinished";
import { signOut } from "../people/actions";
import type { PageQuery } from "../query";

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
      signOut={signOut}
      isFirst={olderThan === null}
      isIgnored={isIgnored}
      hasFailed={said === "failed"}
      {...page}
    />
  );
}
