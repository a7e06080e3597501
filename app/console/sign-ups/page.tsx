import { renderList } from "@/desk/list/render";
import { signUpList } from "@/desk/sign-ups/list";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";

export default async function SignUpsPage({ searchParams }: { searchParams: PageQuery }) {
  return renderList(signUpList, await pageFor(signUpList.role), searchParams);
}
