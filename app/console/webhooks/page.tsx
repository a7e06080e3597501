import { renderList } from "@/desk/list/render";
import { eventList } from "@/desk/operations/events";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";

export default async function EventsPage({ searchParams }: { searchParams: PageQuery }) {
  return renderList(eventList, await pageFor(eventList.role), searchParams);
}
