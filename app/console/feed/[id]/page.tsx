import { randomUUID } from "node:crypto";
import { noSuchPage, pageFor } from "@/desk/auth/access";
import {
  hideSecret,
  pauseEndpoint,
  removeEndpoint,
  replayOne,
  resumeEndpoint,
  rotateSecret,
  testEndpoint,
} from "@/desk/feed/actions";
import { endpointPage } from "@/desk/feed/acts";
import { freshSecret, secretMinutes } from "@/desk/feed/kept-form";
import { OneEndpoint } from "@/desk/feed/one-endpoint";
import { hasRole } from "@/lib/operators";
import { type PageQuery, readQuery } from "@/lib/routing/query";
import { uuid } from "@/lib/uuid";

const actions = {
  hideSecret,
  pauseEndpoint,
  removeEndpoint,
  replayOne,
  resumeEndpoint,
  rotateSecret,
  testEndpoint,
};

type Props = { params: Promise<{ id: string }>; searchParams: PageQuery };

export default async function OneEndpointPage({ params, searchParams }: Props) {
  const operator = await pageFor("viewer");
  const [{ id }, query] = [await params, await searchParams];
  const { olderThan, ignored } = readQuery({ olderThan: uuid }, query);
  const shown = await endpointPage(id, olderThan);
  if (!shown) noSuchPage();
  const isAdmin = hasRole(operator, "admin");
  const secret = isAdmin ? await freshSecret(id) : null;
  return (
    <OneEndpoint
      operator={operator}
      ignored={ignored}
      shown={shown}
      acts={isAdmin ? { ...actions, press: randomUUID() } : null}
      secret={secret === null ? null : { value: secret, minutes: secretMinutes }}
      said={{ result: query.said, asked: query.asked }}
    />
  );
}
