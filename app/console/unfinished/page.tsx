import { renderList } from "@/desk/list/render";
import { pageFor } from "@/desk/today/page-for";
import { draftList } from "@/desk/unfinished/list";
import type { PageQuery } from "@/lib/routing/query";

export default async function DraftsPage({ searchParams }: { searchParams: PageQuery }) {
  return renderList(draftList, await pageFor(draftList.role), searchParams);
}
