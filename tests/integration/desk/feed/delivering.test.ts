import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { addToOutbox } from "@/db/queries/outbox";
import { feedDeliveries, feedEndpoints, feedEvents, outbox } from "@/db/schema";
import { drainFeed, startFeedRounds } from "@/desk/feed/deliver";
import { drainQueue } from "@/server/jobs/queues";
import { letPass } from "../../../support/database/clock";
import { describeOnDatabase } from "../../../support/database/database";
import { anEndpoint } from "../../../support/desk/feed/endpoint";
import { anEvent } from "../../../support/desk/feed/event";
import { feedReceiver } from "../../../support/desk/feed/receiver";
import { until } from "../../../support/time";

const receiver = feedReceiver();
const day = 86_400;

describeOnDatabase("the feed", (use) => {
  const deliveries = () => use().db.select().from(feedDeliveries).orderBy(feedDeliveries.createdAt);
  const endpoints = () => use().db.select().from(feedEndpoints);
  const alarms = async () => (await use().db.select().from(outbox)).map(({ payload }) => payload.reason);

  async function connected(change: Parameters<typeof anEndpoint>[1] = {}) {
    const endpoint = await anEndpoint(use().db, { url: receiver.url(), ...change });
    receiver.state.secret = endpoint.secret;
    return endpoint;
  }

  const happens = (name = "x") => anEvent(use().db, JSON.stringify({ type: "lead.created", data: { name } }));

  it("delivers an event once, signed, with its id", async () => {
    await connected();
    await happens("Zoë & Sons");
    expect(await drainFeed()).toEqual({ done: 1, later: 0 });
    expect(await drainFeed()).toEqual({ done: 0, later: 0 });
    const [event] = await use().db.select().from(feedEvents);
    expect(receiver.state).toMatchObject({
      refused: 0,
      received: [{ id: event?.id, type: "lead.created", data: { name: "Zoë & Sons" }, signatures: 1 }],
    });
    expect(await deliveries()).toMatchObject([
      { attempts: 1, doneAt: expect.any(Date), status: 204, milliseconds: expect.any(Number), error: null },
    ]);
    expect(await endpoints()).toMatchObject([{ lastDeliveredAt: expect.any(Date), failingSince: null }]);
  });

  it("delivers each event once when two workers are at it", async () => {
    await connected();
    for (let i = 0; i < 20; i += 1) await happens(String(i));
    // A round of its own, as another instance has: its modules are not this one's.
    vi.resetModules();
    const other = await import("@/desk/feed/deliver");
    await Promise.all([drainFeed(), other.drainFeed()]);
    await drainFeed();
    expect(receiver.state.received).toHaveLength(20);
    expect(new Set(receiver.state.received.map(({ id }) => id)).size).toBe(20);
  });

  it("tries again later and later for three days, under the same id, then pauses the endpoint with an alarm", async () => {
    await connected();
    await happens();
    receiver.answer(500);
    let waited = 0;
    for (let attempts = 1; ; attempts += 1) {
      await drainFeed();
      expect(receiver.state.received).toHaveLength(attempts);
      const [delivery] = await deliveries();
      const [endpoint] = await endpoints();
      expect(delivery).toMatchObject({ doneAt: null, deadAt: null, status: 500, error: "answer" });
      if (endpoint?.pausedAt) break;
      expect(await drainFeed()).toEqual({ done: 0, later: 0 });
      const seconds = ((delivery?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 1_000;
      await letPass(use().db, seconds + 1);
      waited += seconds;
    }
    expect(waited).toBeGreaterThan(3 * day);
    expect(waited).toBeLessThan(4 * day);
    expect(new Set(receiver.state.received.map(({ id }) => id)).size).toBe(1);
    expect(await endpoints()).toMatchObject([{ pausedReason: "failing" }]);
    expect(await alarms()).toEqual(["feed_paused"]);
    await letPass(use().db, day);
    expect(await drainFeed()).toEqual({ done: 0, later: 0 });
  });

  it("attempts at once what was postponed while the clock was days ahead", async () => {
    await connected();
    await happens();
    receiver.answer(500);
    await letPass(use().db, 3 * day);
    await drainFeed();
    await letPass(use().db, -3 * day);
    receiver.answer(204);
    expect(await drainFeed()).toEqual({ done: 1, later: 0 });
  });

  it("gives up an event that is refused for three days while others go through, with an alarm", async () => {
    await connected();
    await happens("poison");
    receiver.state.respond = (response) =>
      response.writeHead(receiver.state.received.at(-1)?.data.name === "poison" ? 422 : 204).end();
    for (let round = 0; round < 12; round += 1) {
      await drainFeed();
      await happens("fine");
      await drainFeed();
      await letPass(use().db, 1.2 * day);
    }
    const [poison, ...others] = await deliveries();
    expect(poison).toMatchObject({ attempts: 10, deadAt: expect.any(Date), status: 422 });
    expect(others.every(({ doneAt }) => doneAt !== null)).toBe(true);
    expect(await endpoints()).toMatchObject([{ pausedAt: null }]);
    expect(await alarms()).toEqual(["feed_given_up"]);
  });

  it("pauses an endpoint that answers 410 at once, once, and keeps what waits", async () => {
    await connected();
    await happens();
    await happens();
    receiver.answer(410);
    await drainFeed();
    expect(await endpoints()).toMatchObject([{ pausedReason: "gone" }]);
    expect(await alarms()).toEqual(["feed_paused"]);
    await happens();
    await letPass(use().db, day);
    await drainFeed();
    expect(receiver.state.received).toHaveLength(2);
    expect((await deliveries()).map(({ doneAt, deadAt }) => [doneAt, deadAt])).toEqual(
      Array(3).fill([null, null]),
    );
  });

  it("signs with both secrets for a day after a rotation, then with the new one", async () => {
    const old = await connected();
    const [rotated] = await use()
      .db.update(feedEndpoints)
      .set({
        secret: "whsec_bmV3IG5ldyBuZXcgbmV3IG5ldyBuZXcgbmV3IG5ldw==",
        previousSecret: old.secret,
        previousUntil: new Date(Date.now() + day * 1_000),
      })
      .returning();
    const verifies = async (secret: string) => {
      receiver.state.secret = secret;
      const { length } = receiver.state.received;
      await happens();
      await drainFeed();
      return receiver.state.received.length > length;
    };
    expect(await verifies(old.secret)).toBe(true);
    expect(await verifies(rotated?.secret ?? "")).toBe(true);
    expect(receiver.state.received.map(({ signatures }) => signatures)).toEqual([2, 2]);
    await letPass(use().db, day + 60);
    expect(await verifies(rotated?.secret ?? "")).toBe(true);
    expect(receiver.state.received.at(-1)?.signatures).toBe(1);
    expect(await verifies(old.secret)).toBe(false);
  });

  it("delivers to one endpoint while another hangs", async () => {
    await connected();
    await anEndpoint(use().db, { url: new URL("/slow", receiver.url()).href });
    const hanging: (() => void)[] = [];
    receiver.state.respond = (response, { url }) => {
      const end = () => response.writeHead(204).end();
      if (url === "/slow") hanging.push(end);
      else end();
    };
    await happens();
    const round = drainFeed();
    await until(() => receiver.state.received.length === 1 && hanging.length === 1);
    await happens();
    await until(async () => {
      await drainFeed();
      return receiver.state.received.length === 2;
    });
    expect(hanging).toHaveLength(1);
    for (const end of hanging) end();
    receiver.answer(204);
    await round;
  });

  it("delays neither the worker nor a mail while an endpoint hangs", async () => {
    await connected();
    const hanging: (() => void)[] = [];
    receiver.state.respond = (response) => hanging.push(() => response.writeHead(204).end());
    await happens();
    await startFeedRounds();
    await until(() => hanging.length === 1);
    await addToOutbox(use().db, [
      { kind: "lead_notice", key: "of nobody", payload: { leadId: randomUUID() } },
    ]);
    expect(await drainQueue("notices")).toEqual({ done: 1, later: 0 });
    for (const end of hanging) end();
    await until(async () => (await deliveries()).every(({ doneAt }) => doneAt !== null));
  });
});
