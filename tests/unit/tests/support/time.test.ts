import { expect, it, onTestFinished, vi } from "vitest";
import { secondsOf } from "@/tests/support/time";

const queued = vi.hoisted(() => new Map<string, number>());

vi.mock("node:fs", async (original) => ({
  ...(await original<typeof import("node:fs")>()),
  readFileSync: (path: string) => `0 ${(queued.get(path) ?? 0) * 1_000_000} 0`,
}));

it.runIf(process.platform === "linux")(
  "a wait that two processes shared is taken off the time of their work once",
  async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const work = async () => {
      vi.advanceTimersByTime(5_000);
      queued.set("/proc/thread-self/schedstat", 1_500).set("/proc/7/schedstat", 2_000);
    };
    expect(await secondsOf(work, 7)).toBe(3);
  },
);
