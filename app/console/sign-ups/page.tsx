import { SignUpList } from "@/components/console/sign-up-list/sign-up-list";
import { readSignUpList } from "@/lib/console/sign-up-list";
import { pageFor } from "@/server/console/access";
import { signUpsPage } from "@/server/console/sign-up-list";
import { signOut } from "../people/actions";
import type { PageQuery } from "../query";
import { searchSignUps } from "./search-action";

export default async function SignUpsPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const query = await searchParams;
  return (
    <SignUpList
      operator={operator}
      signOut={signOut}
      search={searchSignUps}
      shown={await signUpsPage(readSignUpList(query))}
      hasFailed={query.said === "failed"}
    />
  );
}
