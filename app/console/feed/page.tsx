import { randomUUID } from "node:crypto";
import { pageFor } from "@/desk/auth/access";
import { feedPage } from "@/desk/feed/acts";
import { refusedForm } from "@/desk/feed/endpoint-form";
import { Feed } from "@/desk/feed/page";
import { hasRole } from "@/lib/operators";
import type { PageQuery } from "@/lib/routing/query";
import { settings } from "@/server/env";

export default async function FeedPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const { message } = await searchParams;
  const form = {
    id: randomUUID(),
    refused: message === "invalid" ? await refusedForm() : null,
    mayBePrivate: settings().feedMayBePrivate,
  };
  return (
    <Feed
      operator={operator}
      endpoints={await feedPage()}
      form={hasRole(operator, "admin") ? form : null}
      message={message}
    />
  );
}
