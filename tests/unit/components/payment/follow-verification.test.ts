import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followVerification, type Phase } from "@/components/payment/follow-verification";

const ids = { submissionId: "8a4f0f6e-55d4-4b8e-9a43-0b8f2f6f7f10", requestId: "BRQ000123" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a hanging request is reported after a while, and can be repeated in the end", async () => {
  const hanging = vi.fn(
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  vi.stubGlobal("fetch", hanging);
  const shown: Phase[] = [];
  const stop = new AbortController();
  void followVerification(ids, {
    lang: "en-GB",
    hasLeft: false,
    show: (phase) => shown.push(phase),
    stop: stop.signal,
  });

  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toEqual([{ name: "loading", noAnswer: true }]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown.at(-1)).toMatchObject({ name: "issue", mayAskAgain: true });
  expect(hanging).toHaveBeenCalledTimes(4);
  stop.abort();
});
