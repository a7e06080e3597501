import { pageFor } from "@/desk/auth/access";
import { webhooksPage } from "@/desk/webhooks/events";
import { Webhooks } from "@/desk/webhooks/page";
import { eventQuery } from "@/desk/work/rules";
import { type PageQuery, readQuery } from "@/lib/routing/query";

export default async function WebhooksPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const asked = readQuery(eventQuery, query);
  return (
    <Webhooks
      operator={operator}
      asked={asked}
      shown={await webhooksPage(asked.filter, asked.olderThan)}
      message={query.message}
    />
  );
}
