import { renderList } from "@/desk/list/render";
import { outboxList } from "@/desk/operations/outbox";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";

export default async function OutboxPage({ searchParams }: { searchParams: PageQuery }) {
  return renderList(outboxList, await pageFor(outboxList.role), searchParams);
}
