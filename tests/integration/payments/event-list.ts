import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

type ListedEvent = { id: string; created_at: unknown };

/** A provider that only lists events. */
export function eventListOfFile() {
  const list = {
    /** Newest first. */
    events: [] as ListedEvent[],
    /** Requested cursors, in order; empty for the start of the list. */
    asked: [] as string[],
    /** Fails one page. */
    failAt: "" as string,
    status: 500,
  };
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? "", "http://provider").searchParams;
    const [since, after] = [query.get("created_at[gte]") ?? "", query.get("after") ?? ""];
    list.asked.push(after);
    response.setHeader("content-type", "application/json");
    if (list.failAt !== "" && list.failAt === after) {
      response.statusCode = list.status;
      const type = list.status < 500 ? "validation_failed" : "gocardless";
      const error = { type, code: list.status, message: "no", errors: [] };
      return response.end(JSON.stringify({ error }));
    }
    const matching = list.events.filter(({ created_at: at }) => typeof at !== "string" || at >= since);
    const start = after ? matching.findIndex(({ id }) => id === after) + 1 : 0;
    const page = matching.slice(start, start + Number(query.get("limit")));
    const next = start + page.length < matching.length ? page.at(-1)?.id : null;
    response.end(JSON.stringify({ events: page, meta: { cursors: { after: next, before: null } } }));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    process.env.GOCARDLESS_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => void Object.assign(list, { events: [], asked: [], failAt: "", status: 500 }));
  afterAll(() => void server.close());
  return list;
}

const minute = 60_000;

/** Events without effect, the newest some minutes old. */
export function eventsBefore(
  count: number,
  { newest, apart }: { newest: number; apart: number },
): ListedEvent[] {
  const from = Date.now() - newest * minute;
  return Array.from({ length: count }, (_, place) => ({
    id: `EV${String(count - place).padStart(8, "0")}`,
    created_at: new Date(from - place * apart * minute).toISOString(),
    resource_type: "payouts",
    action: "paid",
    links: {},
    details: {},
    metadata: {},
    resource_metadata: {},
  }));
}
