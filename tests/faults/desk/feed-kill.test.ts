import { randomInt } from "node:crypto";
import { expect, it } from "vitest";
import type { FeedCallName } from "@/tests/integration/desk/feed/instance";
import { newPlace, startInstance } from "@/tests/integration/payments/instances";
import { repeated } from "@/tests/support/counts";
import { databaseKinds } from "@/tests/support/database/database";
import { feedReceiver } from "@/tests/support/desk/feed/receiver";
import { until } from "@/tests/support/time";

const receiver = feedReceiver();
const rounds = repeated("KILL_ROUNDS", { few: 2, many: 50 });
const eventsPerRound = 6;
const leaseSeconds = 61;

it.each(databaseKinds)(
  `delivers each event at least once, never unsigned, though the server is killed (%s, ${rounds} rounds)`,
  async (kind) => {
    const place = await newPlace(kind);
    let server = await startInstance<FeedCallName>(place, "integration/desk/feed/instance.mjs");
    receiver.state.secret = String(await server.call("feedTo", receiver.url()));
    const names: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (let i = 0; i < eventsPerRound; i += 1) {
        names.push(`${round}.${i}`);
        await server.call("happens", names.at(-1));
      }
      // Killed while the receiver holds back the answers after a random one.
      const answered = randomInt(eventsPerRound);
      let asked = 0;
      receiver.state.respond = (response) => {
        asked += 1;
        if (asked <= answered) response.writeHead(204).end();
      };
      const draining = server.call("drainFeed");
      await until(() => asked > answered);
      await server.kill();
      await draining;
      receiver.answer(204);
      server = await startInstance<FeedCallName>(place, "integration/desk/feed/instance.mjs");
      await until(async () => {
        await server.call("letPass", String(leaseSeconds));
        await server.call("drainFeed");
        return (await server.call("undelivered")) === 0;
      });
    }
    expect(receiver.state.refused).toBe(0);
    expect(new Set(receiver.state.received.map(({ data }) => data.name))).toEqual(new Set(names));
    expect(receiver.state.received.length).toBeGreaterThan(names.length);
  },
  30_000 + rounds * 30_000,
);
