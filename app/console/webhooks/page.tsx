import { pageFor } from "@/desk/auth/access";
import { renderList } from "@/desk/list/render";
import { eventList } from "@/desk/operations/events";
import type { PageQuery } from "@/lib/routing/query";

export default async function EventsPage({ searchParams }: { searchParams: PageQuery }) {
  return renderList(eventList, await pageFor("viewer"), searchParams);
}
