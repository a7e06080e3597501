import { recordListView } from "@/desk/audit/record";
import { pageFor } from "@/desk/auth/access";
import { filtersIn, readSignUpList } from "@/desk/sign-ups/list/address";
import { chosenColumns } from "@/desk/sign-ups/list/columns";
import { SignUpList } from "@/desk/sign-ups/list/page";
import { signUpsPage } from "@/desk/sign-ups/list/read";
import type { PageQuery } from "@/lib/routing/query";

export default async function SignUpsPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const page = await signUpsPage(readSignUpList(query));
  const { list } = page;
  await recordListView(operator, "sign-ups", { text: list.q, filters: filtersIn(list) });
  return (
    <SignUpList
      operator={operator}
      shown={{ ...page, columns: await chosenColumns() }}
      hasFailed={query.message === "failed"}
    />
  );
}
