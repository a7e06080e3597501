import type { Database } from "@/db/client/database";
import { audited } from "@/desk/audit/record";
import type { AuditEntry } from "@/desk/audit/rules";
import type { SignedIn } from "@/desk/auth/access";
import { pageOf, rowsPerPage } from "@/desk/ui/paging";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { wakeWorker } from "@/server/jobs/wake";
import { testBody } from "./body";
import {
  type ActOutcome,
  actOn,
  addTestEvent,
  type Press,
  replayDelivery,
  type Seen,
} from "./endpoint-changes";
import type { EndpointForm } from "./endpoint-form";
import {
  addEndpoint,
  countEndpoints,
  countOpenDeliveries,
  deliveriesOf,
  findEndpoint,
  listEndpoints,
} from "./queries";
import { type EndpointAct, endpointLimits, secretMinutes } from "./rules";
import { newEndpointSecret } from "./sign";

export function feedPage() {
  return query(async (db) => {
    const undone = await countOpenDeliveries(db);
    const endpoints = await listEndpoints(db);
    return endpoints.map(({ secret: _, previousSecret: __, ...endpoint }) => ({
      ...endpoint,
      ...(undone.get(endpoint.id) ?? { waiting: 0, givenUp: 0 }),
    }));
  });
}

export type ListedEndpoint = Awaited<ReturnType<typeof feedPage>>[number];

/** An endpoint with a page of its deliveries; null for an unknown id. The secrets stay on the server. */
export function endpointPage(id: string, olderThan: string | null) {
  if (!isUuid(id)) return null;
  return query(async (db) => {
    const found = await findEndpoint(db, id);
    if (!found) return null;
    const { secret: _, previousSecret: __, ...endpoint } = found;
    const page = pageOf(await deliveriesOf(db, id, { olderThan, limit: rowsPerPage + 1 }));
    return { endpoint, deliveries: page.rows, olderThan, older: page.older };
  });
}

export type EndpointPageData = NonNullable<Awaited<ReturnType<typeof endpointPage>>>;

/** `added`: by this press or an earlier one of the form. `secret`: as long as it may be shown. */
type AddedEndpoint = { readonly outcome: "added" | "full"; readonly secret: string | null };

/** Adds an endpoint, once for a form. */
export async function addFeedEndpoint(by: SignedIn, form: EndpointForm): Promise<AddedEndpoint> {
  const secret = newEndpointSecret();
  const entry = { act: "endpoint_added", subject: "endpoint", id: form.id, values: { ...form } } as const;
  const result = await audited(
    by,
    (outcome: "new" | "repeated" | "full") => (outcome === "new" ? entry : null),
    async (tx) => {
      if (await findEndpoint(tx, form.id)) return "repeated";
      if ((await countEndpoints(tx)) >= endpointLimits.count) return "full";
      return (await addEndpoint(tx, { ...form, secret })) ? "new" : "repeated";
    },
  );
  if (result !== "repeated")
    return { outcome: result === "new" ? "added" : "full", secret: result === "new" ? secret : null };
  return { outcome: "added", secret: await query((db) => recentSecret(db, form)) };
}

/** A browser that sends a form twice never shows the first response, nor keeps its cookie. */
async function recentSecret(db: Database, { id, url }: EndpointForm): Promise<string | null> {
  const stored = await findEndpoint(db, id);
  const isRecent = stored !== null && Date.now() - stored.createdAt.getTime() < secretMinutes * 60_000;
  return isRecent && stored.url === url && stored.revision === id ? stored.secret : null;
}

type Done = { outcome: ActOutcome; secret: string | null };

/** Does an act on an endpoint, unless it was done, or somebody else changed the endpoint since the operator saw it. */
export async function actOnEndpoint(by: SignedIn, act: EndpointAct, press: Press): Promise<Done> {
  const secret = act === "rotate" ? newEndpointSecret() : null;
  const outcome = await audited(by, entryOf(act, press.id), (tx) => actOn(tx, act, press, secret ?? ""));
  wakeWorker();
  return { outcome, secret: outcome === "done" ? secret : null };
}

function entryOf(act: EndpointAct, id: string) {
  const entry: AuditEntry = {
    act: act === "remove" ? "endpoint_removed" : "endpoint_changed",
    subject: "endpoint",
    id,
    fields: [changed[act]],
    values: { act },
  };
  return (outcome: ActOutcome) => (outcome === "done" ? entry : null);
}

const changed = { pause: "paused", resume: "paused", rotate: "secret", remove: "removed" } as const;

/** Sends a test event to an endpoint, once per form. */
export async function sendTest(
  by: SignedIn,
  { id, press }: Pick<Press, "id" | "press">,
): Promise<ActOutcome> {
  const entry = { act: "endpoint_changed", subject: "endpoint", id, fields: ["test"] } as const;
  const outcome = await audited(
    by,
    (result: ActOutcome) => (result === "done" ? entry : null),
    async (tx) => {
      if (!(await findEndpoint(tx, id))) return "unknown";
      const isNew = await addTestEvent(tx, id, { id: press, body: testBody(id, new Date()) });
      return isNew ? "done" : "repeated";
    },
  );
  wakeWorker();
  return outcome;
}

/** Sends a delivery again, unless it was attempted since the operator saw it. */
export async function replay(by: SignedIn, seen: Seen): Promise<boolean> {
  const entry = { act: "delivery_replayed", subject: "delivery", id: seen.id } as const;
  const isReplayed = await audited(by, entryIf(entry), (tx) => replayDelivery(tx, seen));
  wakeWorker();
  return isReplayed;
}

const entryIf = (entry: AuditEntry) => (isDone: boolean) => (isDone ? entry : null);
