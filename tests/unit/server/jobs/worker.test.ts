import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "@/server/env";
import { wakeWorker } from "@/server/jobs/wake";
import { startWorker } from "@/server/jobs/worker";

const drained = vi.hoisted(() => vi.fn(async (_: string) => ({ done: 0, later: 0 })));
const dueJobs = vi.hoisted(() => vi.fn(async () => []));
const reconcileOpen = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("@/server/payments/sweep", () => ({ reconcileOpen }));
vi.mock("@/server/jobs/queues", () => ({ drainQueue: drained }));
vi.mock("@/server/jobs/handlers", () => ({ queueNames: ["payments", "mail"] }));
vi.mock("@/server/jobs/jobs", () => ({ runDueJobs: dueJobs, jobNames: [] }));

const rounds = () => drained.mock.calls.filter(([name]) => name === "mail").length;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});

it("F65: with WORKER=off, the worker asks for nothing", async () => {
  Object.assign(settings(), { runsWorker: false });
  startWorker(Promise.resolve());
  await pass(3_600);
  expect(rounds() + dueJobs.mock.calls.length).toBe(0);
});

describe("the worker", () => {
  beforeAll(async () => {
    Object.assign(settings(), { runsWorker: true });
    let opened = () => {};
    startWorker(
      new Promise((resolve) => {
        opened = resolve;
      }),
    );
    await pass(60);
    expect(rounds(), "while the database is being opened").toBe(0);
    opened();
    await pass(1);
    expect(rounds()).toBe(1);
    expect(reconcileOpen).toHaveBeenCalledOnce();
  });

  it("asks its queues once for a burst of commits, within a second", async () => {
    const before = rounds();
    for (let commit = 0; commit < 20; commit += 1) wakeWorker();
    await pass(1);
    expect(rounds() - before).toBe(1);
  });

  it("a commit during a round is followed by another round", async () => {
    const before = rounds();
    let commitsDuring = 1;
    drained.mockImplementation(async (name) => {
      if (name === "mail" && commitsDuring-- > 0) wakeWorker();
      return { done: 0, later: 0 };
    });
    wakeWorker();
    await pass(2);
    expect(rounds() - before).toBe(2);
  });

  it("asks, when idle, at most once in five seconds, and its queues every thirty", async () => {
    drained.mockClear();
    dueJobs.mockClear();
    await pass(300);
    expect(drained.mock.calls.length + dueJobs.mock.calls.length).toBeLessThanOrEqual(300 / 5);
    expect(rounds()).toBe(10);
  });

  it("a queue that fails is not asked again before its pause, however often it is woken", async () => {
    drained.mockRejectedValue(new Error("the database is away"));
    wakeWorker();
    await pass(1);
    const failed = rounds();
    wakeWorker();
    await pass(29);
    expect(rounds()).toBe(failed);
  });
});
