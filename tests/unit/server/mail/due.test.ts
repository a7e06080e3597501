import { expect, it, vi } from "vitest";
import { z } from "zod";
import { log } from "@/server/logging/log";
import { queueDueMails } from "@/server/mail/due";

const queued = vi.hoisted(() => vi.fn());

vi.mock("@/server/logging/log", async (original) => ({ ...(await original<object>()), log: vi.fn() }));
vi.mock("@/server/database", () => ({ query: async (work: (db: object) => unknown) => work({}) }));
vi.mock("@/db/queries/outbox", () => ({ addToOutbox: queued }));
vi.mock("@/server/mail/mails", async () => {
  const { mail } = await import("@/server/mail/mail");
  const declared = (kind: string, due?: () => Promise<{ about: string; payload: Record<string, never> }[]>) =>
    mail({
      kind,
      name: () => kind,
      audience: "firm",
      queue: "notices",
      payload: z.object({}),
      build: () => null,
      ...(due && { due }),
    });
  const failing = () => Promise.reject(new TypeError("the query failed"));
  return {
    mails: [
      declared("broken", failing),
      declared("by_an_act"),
      declared("busy_day", async () => [{ about: "2026-11-27", payload: {} }]),
      declared("also_broken", failing),
    ],
  };
});

it("logs each kind whose query fails, queues the others, and then fails once", async () => {
  queued.mockResolvedValueOnce(1).mockResolvedValue(0);
  await expect(queueDueMails()).rejects.toThrow("due mails of some kinds were not queued");
  expect(vi.mocked(log).mock.calls).toEqual(
    ["broken", "also_broken"].map((kind) => [
      "error",
      "due mails not queued",
      expect.objectContaining({ kind, error: "TypeError" }),
    ]),
  );
  const entry = { kind: "busy_day", key: "busy_day:2026-11-27", payload: {} };
  expect(queued.mock.calls.map(([, entries]) => entries)).toEqual([[entry], [entry]]);
});
