import { Work } from "@/components/console/work/work";
import { isUuid } from "@/lib/console/ids";
import { hasRole } from "@/lib/console/roles";
import { workStates } from "@/lib/console/work";
import { pageFor } from "@/server/console/access";
import { workPage } from "@/server/console/work";
import { signOut } from "../people/actions";
import { ignoredIn, type PageQuery } from "../query";
import { dropOne, retryOne } from "./actions";

export default async function WorkPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const named = workStates.find((one) => one === query.state) ?? null;
  const olderThan = isUuid(query.olderThan) ? query.olderThan : null;
  const state = named ?? "parked";
  return (
    <Work
      operator={operator}
      signOut={signOut}
      state={state}
      ignored={ignoredIn(query, { state: named, olderThan })}
      shown={await workPage(state, olderThan)}
      acts={hasRole(operator, "admin") ? { retryOne, dropOne } : null}
      said={{ result: query.said, asked: query.asked }}
    />
  );
}
