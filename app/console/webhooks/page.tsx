import { pageFor } from "@/desk/auth/access";
import { ignoredIn, type PageQuery } from "@/desk/ui/query";
import { runOne } from "@/desk/webhooks/actions";
import { isEventId, webhooksPage } from "@/desk/webhooks/events";
import { Webhooks } from "@/desk/webhooks/page";
import { eventFilters } from "@/desk/work/rules";
import { hasRole } from "@/lib/operators";

export default async function WebhooksPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const named = eventFilters.find((one) => one === query.filter) ?? null;
  const olderThan = isEventId(query.olderThan) ? query.olderThan : null;
  const filter = named ?? "all";
  return (
    <Webhooks
      operator={operator}
      filter={filter}
      ignored={ignoredIn(query, { filter: named, olderThan })}
      shown={await webhooksPage(filter, olderThan)}
      run={hasRole(operator, "admin") ? runOne : null}
      said={query.said}
    />
  );
}
