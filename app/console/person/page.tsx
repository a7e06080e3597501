import { randomUUID } from "node:crypto";
import { Person } from "@/components/console/sign-up/person";
import { personFileAddress } from "@/lib/routing/console";
import { pageFor } from "@/server/console/access";
import { signOut } from "../people/actions";
import type { PageQuery } from "../query";
import { erase } from "./actions";

export default async function PersonPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("admin");
  const { said } = await searchParams;
  return (
    <Person
      operator={operator}
      said={said}
      exportTo={personFileAddress}
      erase={erase}
      press={randomUUID()}
      signOut={signOut}
    />
  );
}
