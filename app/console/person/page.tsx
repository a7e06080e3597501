import { randomUUID } from "node:crypto";
import { pageFor } from "@/desk/auth/access";
import { erase } from "@/desk/sign-ups/person/actions";
import { Person } from "@/desk/sign-ups/person/page";
import { personFileAddress } from "@/lib/routing/desk";
import type { PageQuery } from "@/lib/routing/query";

export default async function PersonPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("admin");
  const { said } = await searchParams;
  return (
    <Person operator={operator} said={said} exportTo={personFileAddress} erase={erase} press={randomUUID()} />
  );
}
