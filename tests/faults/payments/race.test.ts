import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { newPlace, startInstance } from "@/tests/integration/payments/instances";
import { repeated } from "@/tests/support/counts";
import { databaseKinds } from "@/tests/support/database/database";
import { locksHere } from "@/tests/support/database/postgres";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { until } from "@/tests/support/time";

const sandbox = fakeGoCardless();
const calls = repeated("RACING_CALLS", { few: 20, many: 10_000 });
const eachIsReconciled = 20;

it.each(databaseKinds)(
  `F15: makes no debit twice when many reconcile at once, in two servers where there can be two (%s, ${calls} calls)`,
  async (kind) => {
    const place = await newPlace(kind);
    const first = await startInstance(place);
    const servers = kind === "embedded" ? [first] : [first, await startInstance(place)];
    let confirmed = 0;
    for (let raced = 0; raced < calls; raced += eachIsReconciled) {
      const id = String(await first.call("signUp"));
      let page: unknown = null;
      while (page === null) {
        await first.call("open", id);
        page = await first.call("page", id);
      }
      await sandbox.approve(String(page));
      const share = Array(eachIsReconciled / servers.length)
        .fill(id)
        .join(",");
      await Promise.all(servers.map((server) => server.call("reconcileMany", share)));
      await until(async () => (await first.call("reconcile", id)) === "confirmed");
      confirmed += 1;
      // Counted at the end only, so that long runs stay fast.
    }
    expect(await first.call("counts")).toEqual({ welcomes: confirmed, confirmed });
    const subscriptions = (await sandbox.events("subscriptions", "created")).length;
    expect({ submissions: confirmed, subscriptions }).toEqual({
      submissions: confirmed,
      subscriptions: confirmed,
    });
  },
  60_000 + calls * 200,
);

it("does not report a payment as left while its approval is being written", {
  tags: "postgres",
}, async () => {
  const place = await newPlace("postgresql");
  const server = await startInstance(place);
  const id = String(await server.call("signUp"));
  let page: unknown = null;
  while (page === null) {
    await server.call("open", id);
    page = await server.call("page", id);
  }
  await sandbox.approve(String(page));
  const [mandate] = await sandbox.list("mandates");
  const other = new Client({ connectionString: place.DATABASE_URL });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin");
  await other.query("lock table payment_attempts in access exclusive mode");
  const asked = server.call("reconcile", id);
  await until(async () => {
    const { rows } = await other.query(
      `select 1 from ${locksHere} where not granted and locktype = 'relation'`,
    );
    return rows.length > 0;
  });
  await other.query("update payment_attempts set status = 'fulfilled', mandate_id = $1", [mandate?.id]);
  await other.query(
    "update onboarding_submissions set payment_status = 'processing', mandate_id = $1, payment_version = payment_version + 1",
    [mandate?.id],
  );
  await other.query("commit");
  expect(await asked).toBe("confirmed");
});
