import { pageFor } from "@/desk/auth/access";
import { ignoredIn, type PageQuery } from "@/desk/ui/query";
import { dropOne, retryOne } from "@/desk/work/actions";
import { workPage } from "@/desk/work/entries";
import { Work } from "@/desk/work/page";
import { workStates } from "@/desk/work/rules";
import { hasRole } from "@/lib/operators";
import { isUuid } from "@/lib/uuid";

export default async function WorkPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const named = workStates.find((one) => one === query.state) ?? null;
  const olderThan = isUuid(query.olderThan) ? query.olderThan : null;
  const state = named ?? "parked";
  return (
    <Work
      operator={operator}
      state={state}
      ignored={ignoredIn(query, { state: named, olderThan })}
      shown={await workPage(state, olderThan)}
      acts={hasRole(operator, "admin") ? { retryOne, dropOne } : null}
      said={{ result: query.said, asked: query.asked }}
    />
  );
}
