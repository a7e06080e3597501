import { randomInt } from "node:crypto";
import { expect, it } from "vitest";
import { newPlace, startInstance } from "@/tests/integration/payments/instances";
import { repeated } from "@/tests/support/counts";
import { databaseKinds } from "@/tests/support/database/database";
import { feedReceiver } from "@/tests/support/feed/receiver";
import { until } from "@/tests/support/time";

const receiver = feedReceiver();
const rounds = repeated("KILL_ROUNDS", { few: 1, many: 50 });
const eventsPerRound = 6;
const leaseSeconds = 181;

it.each(databaseKinds)(
  `sends each event at least once, though the server is killed meanwhile (%s, ${rounds} rounds)`,
  async (kind) => {
    const place = { ...(await newPlace(kind)), ...receiver.settings() };
    let server = await startInstance(place);
    const ids: unknown[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (let i = 0; i < eventsPerRound; i += 1) ids.push(await server.call("signUp"));
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
      server = await startInstance(place);
      await server.call("letPass", String(leaseSeconds));
      await server.call("drainFeed");
      expect(await server.call("unsent")).toBe(0);
    }
    expect(receiver.state.refused).toBe(0);
    expect(new Set(receiver.state.received.map(({ data }) => data.id))).toEqual(new Set(ids));
    expect(receiver.state.received.length).toBeGreaterThan(ids.length);
  },
  30_000 + rounds * 30_000,
);
