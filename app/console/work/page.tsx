import { pageFor } from "@/desk/auth/access";
import { workPage } from "@/desk/work/entries";
import { Work } from "@/desk/work/page";
import { workQuery } from "@/desk/work/rules";
import { type PageQuery, readQuery } from "@/lib/routing/query";

export default async function WorkPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  const asked = readQuery(workQuery, query);
  return (
    <Work
      operator={operator}
      asked={asked}
      shown={await workPage(asked.state, asked.olderThan)}
      message={{ result: query.message, asked: query.asked }}
    />
  );
}
