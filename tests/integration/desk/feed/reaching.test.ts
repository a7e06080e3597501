import { expect, it, onTestFinished, vi } from "vitest";
import { feedDeliveries } from "@/db/schema";
import { drainFeed } from "@/desk/feed/deliver";
import { maxRetryAfterSeconds } from "@/desk/feed/rules";
import { settings } from "@/server/env";
import { letPass } from "../../../support/database/clock";
import { describeOnDatabase } from "../../../support/database/database";
import { anEndpoint } from "../../../support/desk/feed/endpoint";
import { anEvent } from "../../../support/desk/feed/event";
import { feedReceiver } from "../../../support/desk/feed/receiver";
import { until } from "../../../support/time";

const receiver = feedReceiver();

describeOnDatabase("what the feed reaches", (use) => {
  const deliveries = () => use().db.select().from(feedDeliveries);

  async function connected(change: Parameters<typeof anEndpoint>[1] = {}) {
    receiver.state.secret = (await anEndpoint(use().db, { url: receiver.url(), ...change })).secret;
  }

  const happens = () => anEvent(use().db);

  it("does not follow a redirect", async () => {
    await connected();
    await happens();
    receiver.state.respond = (response) => response.writeHead(302, { location: "/other" }).end();
    await drainFeed();
    expect(receiver.state.received.map(({ path }) => path)).toEqual(["/hook"]);
    expect(await deliveries()).toMatchObject([{ doneAt: null, status: 302, error: "answer" }]);
  });

  it.each([
    ["120", 120],
    ["31536000", maxRetryAfterSeconds],
  ])("waits when the receiver asks for %s s", async (retryAfter, seconds) => {
    await connected();
    await happens();
    receiver.state.respond = (response) => response.writeHead(429, { "retry-after": retryAfter }).end();
    await drainFeed();
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ doneAt: null, deadAt: null, status: 429, error: "answer" });
    expect(((delivery?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 1_000).toBeCloseTo(seconds, -2);
    await letPass(use().db, seconds + 1);
    receiver.answer(204);
    expect(await drainFeed()).toEqual({ done: 1, later: 0 });
  });

  it("does not read an answer without end", async () => {
    await connected();
    await happens();
    let isOpen = true;
    receiver.state.respond = (response) => {
      response.writeHead(200);
      response.on("close", () => {
        isOpen = false;
      });
      const more = () => isOpen && response.write("x".repeat(65_536), more);
      more();
    };
    await drainFeed();
    expect(await deliveries()).toMatchObject([{ status: 200, doneAt: expect.any(Date) }]);
    await until(() => !isOpen);
  });

  it.each([
    ["a private address", (url: string) => url.replace("http:", "https:")],
    ["http", (url: string) => url],
    ["a name for a private address", (url: string) => url.replace("http://127.0.0.1", "https://localhost")],
  ])("refuses %s unless a setting allows it, and connects to nothing", async (_, change) => {
    const allowed = vi.spyOn(settings(), "feedMayBePrivate", "get").mockReturnValue(false);
    onTestFinished(() => allowed.mockRestore());
    let connections = 0;
    const count = () => {
      connections += 1;
    };
    receiver.server.on("connection", count);
    onTestFinished(() => void receiver.server.off("connection", count));
    await connected({ url: change(receiver.url()) });
    await happens();
    await drainFeed();
    expect(await deliveries()).toMatchObject([{ doneAt: null, status: null, error: "address_refused" }]);
    expect(connections).toBe(0);
  });

  it("says why a receiver could not be reached", async () => {
    await connected({ url: "http://127.0.0.1:1/" });
    await happens();
    await drainFeed();
    expect(await deliveries()).toMatchObject([{ status: null, error: "ECONNREFUSED" }]);
  });
});
