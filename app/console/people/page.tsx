import { People } from "@/desk/people/page";
import { peoplePage } from "@/desk/people/read";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";

export default async function PeoplePage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const { message } = await searchParams;
  return <People operator={operator} data={await peoplePage(operator)} message={message} />;
}
