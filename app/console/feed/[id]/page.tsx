import { randomUUID } from "node:crypto";
import { noSuchPage, pageFor } from "@/desk/auth/access";
import { endpointPage } from "@/desk/feed/acts";
import { freshSecret } from "@/desk/feed/endpoint-form";
import { OneEndpoint } from "@/desk/feed/one-endpoint";
import { hasRole } from "@/lib/operators";
import { type PageQuery, readQuery } from "@/lib/routing/query";
import { uuid } from "@/lib/uuid";

type Props = { params: Promise<{ id: string }>; searchParams: PageQuery };

export default async function OneEndpointPage({ params, searchParams }: Props) {
  const operator = await pageFor("viewer");
  const [{ id }, query] = [await params, await searchParams];
  const { olderThan, ignored } = readQuery({ olderThan: uuid }, query);
  const shown = await endpointPage(id, olderThan);
  if (!shown) noSuchPage();
  return (
    <OneEndpoint
      operator={operator}
      ignored={ignored}
      shown={shown}
      press={randomUUID()}
      secret={hasRole(operator, "admin") ? await freshSecret(id) : null}
      message={{ result: query.message, asked: query.asked }}
    />
  );
}
