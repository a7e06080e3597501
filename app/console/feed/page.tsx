import { randomUUID } from "node:crypto";
import { Feed } from "@/components/console/feed/feed";
import { hasRole } from "@/lib/console/roles";
import { pageFor } from "@/server/console/access";
import { feedPage } from "@/server/console/feed";
import { refusedForm } from "@/server/console/feed-form";
import { settings } from "@/server/env";
import { signOut } from "../people/actions";
import type { PageQuery } from "../query";
import { addEndpoint } from "./actions";

export default async function FeedPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const { said } = await searchParams;
  const form = {
    id: randomUUID(),
    add: addEndpoint,
    refused: said === "invalid" ? await refusedForm() : null,
    mayBePrivate: settings().feedMayBePrivate,
  };
  return (
    <Feed
      operator={operator}
      signOut={signOut}
      endpoints={await feedPage()}
      form={hasRole(operator, "admin") ? form : null}
      said={said}
    />
  );
}
