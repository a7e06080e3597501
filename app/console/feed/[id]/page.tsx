import { randomUUID } from "node:crypto";
import { OneEndpoint } from "@/components/console/feed/one-endpoint";
import { isUuid } from "@/lib/console/ids";
import { hasRole } from "@/lib/console/roles";
import { noSuchPage, pageFor } from "@/server/console/access";
import { endpointPage } from "@/server/console/feed";
import { freshSecret, secretMinutes } from "@/server/console/feed-form";
import { signOut } from "../../people/actions";
import { ignoredIn, type PageQuery } from "../../query";
import {
  hideSecret,
  pauseEndpoint,
  removeEndpoint,
  replayOne,
  resumeEndpoint,
  rotateSecret,
  testEndpoint,
} from "../actions";

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
  const olderThan = isUuid(query.olderThan) ? query.olderThan : null;
  const shown = await endpointPage(id, olderThan);
  if (!shown) noSuchPage();
  const isAdmin = hasRole(operator, "admin");
  const secret = isAdmin ? await freshSecret(id) : null;
  return (
    <OneEndpoint
      operator={operator}
      signOut={signOut}
      ignored={ignoredIn(query, { olderThan })}
      shown={shown}
      acts={isAdmin ? { ...actions, press: randomUUID() } : null}
      secret={secret === null ? null : { value: secret, minutes: secretMinutes }}
      said={{ result: query.said, asked: query.asked }}
    />
  );
}
