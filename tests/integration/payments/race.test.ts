import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { twinOfFile, until } from "./ground";
import { newPlace, startInstance } from "./instances";

const twin = twinOfFile();
/** `RACING_SETTLES=10000` for the figure of the whole. */
const settles = Number(process.env.RACING_SETTLES ?? 100);
const eachIsSettled = 20;

it(
  `makes no debit twice when two servers race (${settles} settles)`,
  async () => {
    const place = await newPlace("postgresql");
    const servers = [await startInstance(place), await startInstance(place)] as const;
    let confirmed = 0;
    for (let raced = 0; raced < settles; raced += eachIsSettled) {
      const id = String(await servers[0].call("signUp"));
      let page: unknown = null;
      while (page === null) {
        await servers[0].call("open", id);
        page = await servers[0].call("page", id);
      }
      await twin.approve(String(page));
      const half = Array(eachIsSettled / 2)
        .fill(id)
        .join(",");
      await Promise.all(servers.map((server) => server.call("settleMany", half)));
      expect(await servers[1].call("settle", id)).toBe("confirmed");
      confirmed += 1;
      // The twin is asked for all it has only at the end, so that a long run stays as quick as a short one.
    }
    expect(await servers[0].call("counts")).toEqual({ welcomes: confirmed, confirmed });
    const subscriptions = (await twin.events("subscriptions", "created")).length;
    expect({ submissions: confirmed, subscriptions }).toEqual({
      submissions: confirmed,
      subscriptions: confirmed,
    });
  },
  60_000 + settles * 200,
);

it("tells nobody that they left while somebody else is writing that they approved", async () => {
  const place = await newPlace("postgresql");
  const server = await startInstance(place);
  const id = String(await server.call("signUp"));
  let page: unknown = null;
  while (page === null) {
    await server.call("open", id);
    page = await server.call("page", id);
  }
  await twin.approve(String(page));
  const [mandate] = await twin.has("mandates");
  const other = new Client({ connectionString: place.DATABASE_URL });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin");
  await other.query("lock table payment_attempts in access exclusive mode");
  const asked = server.call("settle", id);
  await until(async () => {
    const waiting = await other.query("select 1 from pg_locks where not granted and locktype = 'relation'");
    return waiting.rows.length > 0;
  });
  await other.query("update payment_attempts set status = 'fulfilled', mandate_id = $1", [mandate?.id]);
  await other.query(
    "update onboarding_submissions set payment_status = 'processing', mandate_id = $1, payment_version = payment_version + 1",
    [mandate?.id],
  );
  await other.query("commit");
  expect(await asked).toBe("confirmed");
});
