// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const deadline = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("gives up a lookup without a response after three seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    setTimeout(() => deadline.abort(), ms);
    return deadline.signal;
  });
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("Too late", "TimeoutError")));
      }),
  );
  const { lookUp } = await import("@/early-script/market-lookup");
  const answered = vi.fn();
  void lookUp().then(answered);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(undefined);
  expect(timeout).toHaveBeenCalledTimes(1);
});

it("retries a failed lookup after 1, 2 and 4 seconds, and no more", async () => {
  const asked = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", asked);
  const { lookUp } = await import("@/early-script/market-lookup");
  await lookUp();
  const times = [asked.mock.calls.length];
  for (const seconds of [1, 2, 4, 60]) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    times.push(asked.mock.calls.length);
  }
  expect(times).toEqual([1, 2, 3, 4, 4]);
});
