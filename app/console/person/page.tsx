import { randomUUID } from "node:crypto";
import { Person } from "@/desk/sign-ups/person/page";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";

export default async function PersonPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("admin");
  const { message } = await searchParams;
  return <Person operator={operator} message={message} pressId={randomUUID()} />;
}
