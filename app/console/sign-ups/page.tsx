import { SignUpList } from "@/components/console/sign-up-list/sign-up-list";
import { filtersIn, readSignUpList } from "@/lib/console/sign-up-list";
import { pageFor } from "@/server/console/access";
import { recordListView } from "@/server/console/audit";
import { chosenColumns } from "@/server/console/columns";
import { signUpsPage } from "@/server/console/sign-up-list";
import { signOut } from "../people/actions";
import type { PageQuery } from "../query";
import { chooseColumns, searchSignUps } from "./actions";

export default async function SignUpsPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const page = await signUpsPage(readSignUpList(query));
  const { list } = page;
  await recordListView(operator, "sign-ups", { search: list.search, filters: filtersIn(list) });
  return (
    <SignUpList
      operator={operator}
      actions={{ signOut, search: searchSignUps, chooseColumns }}
      shown={{ ...page, columns: await chosenColumns() }}
      hasFailed={query.said === "failed"}
    />
  );
}
