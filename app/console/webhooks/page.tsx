import { Webhooks } from "@/components/console/webhooks/webhooks";
import { hasRole } from "@/lib/console/roles";
import { eventFilters } from "@/lib/console/work";
import { pageFor } from "@/server/console/access";
import { isEventId, refusalDays, webhooksPage } from "@/server/console/webhooks";
import { signOut } from "../people/actions";
import { ignoredIn, type PageQuery } from "../query";
import { runOne } from "./actions";

export default async function WebhooksPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const named = eventFilters.find((one) => one === query.filter) ?? null;
  const olderThan = isEventId(query.olderThan) ? query.olderThan : null;
  const filter = named ?? "all";
  return (
    <Webhooks
      operator={operator}
      signOut={signOut}
      filter={filter}
      ignored={ignoredIn(query, { filter: named, olderThan })}
      shown={await webhooksPage(filter, olderThan)}
      days={refusalDays}
      run={hasRole(operator, "admin") ? runOne : null}
      said={query.said}
    />
  );
}
