import { randomInt } from "node:crypto";
import { expect, it } from "vitest";
import { newPlace, startInstance } from "@/tests/integration/payments/instances";
import { repeated } from "@/tests/support/counts";
import { databaseKinds } from "@/tests/support/database/database";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { until } from "@/tests/support/time";

const sandbox = fakeGoCardless();
const rounds = repeated("KILL_ROUNDS", { few: 2, many: 50 });
/** Calls to the provider from the button to the confirmed debit. */
const providerCalls = 5;

it.each(databaseKinds)(
  `F04, scenario 7: loses no submission to a killed server and charges none twice (%s, ${rounds} rounds)`,
  async (kind) => {
    const place = await newPlace(kind);
    const ids: string[] = [];
    let server = await startInstance(place);
    for (let round = 0; round < rounds; round += 1) {
      const id = String(await server.call("signUp"));
      ids.push(id);
      // Killed while the provider delays a random call's response, before or after its effect.
      await sandbox.control("DELETE", "requests");
      const skip = randomInt(providerCalls);
      await sandbox.fault({ kind: "hang", skip, effect: randomInt(2) === 1, times: "always" });
      const went = (async () => {
        await server.call("open", id);
        const page = await server.call("page", id);
        if (page) await sandbox.approve(String(page));
        await server.call("reconcile", id);
      })();
      await until(async () => (await sandbox.requests()).length > skip);
      await server.kill();
      await went;
      await sandbox.control("DELETE", "faults");
      server = await startInstance(place);
      await until(async () => {
        if ((await server.call("reconcile", id)) === "confirmed") return true;
        await server.call("open", id);
        const page = await server.call("page", id);
        const isOpen = (await sandbox.list("billing_requests")).some(
          (request) => request.id === page && request.status === "pending",
        );
        if (isOpen) await sandbox.approve(String(page));
        return false;
      });
    }
    await server.kill();
    server = await startInstance(place);
    for (const id of ids) expect(await server.call("status", id)).toBe("confirmed");
    expect(await server.call("counts")).toEqual({ welcomes: rounds, confirmed: rounds });
    const subscriptions = await sandbox.list("subscriptions");
    expect(subscriptions.filter(({ status }) => status === "active")).toHaveLength(rounds);
    expect((await sandbox.list("mandates")).filter(({ status }) => status !== "cancelled")).toHaveLength(
      rounds,
    );
  },
  30_000 + rounds * 60_000,
);
