import { renderList } from "@/desk/list/render";
import { moveList } from "@/desk/payments/list";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";

export default async function MovesPage({ searchParams }: { searchParams: PageQuery }) {
  return renderList(moveList, await pageFor(moveList.role), searchParams);
}
