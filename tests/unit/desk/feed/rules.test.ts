import { expect, it } from "vitest";
import { isAllowedUrl, maxRetryAfterSeconds, secondsAsked, secondsToRetry } from "@/desk/feed/rules";

const waits = (random: number) => {
  const all: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const seconds = secondsToRetry(attempts, random);
    if (seconds === null) return all;
    all.push(seconds);
  }
};

it("retries over three days, each time after a longer wait", () => {
  const all = waits(0);
  expect(all).toEqual([...all].sort((a, b) => a - b));
  const days = all.reduce((sum, one) => sum + one, 0) / 86_400;
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(4);
});

it("spreads retries over a tenth of the wait", () => {
  expect(waits(1).map((seconds, i) => seconds / (waits(0)[i] ?? 0))).toEqual(
    waits(0).map(() => expect.closeTo(1.1, 0.15)),
  );
});

it("waits for as long as the receiver asks, up to an hour", () => {
  expect(secondsToRetry(1, 0, 90)).toBe(90);
  expect(secondsToRetry(4, 0, 90)).toBe(secondsToRetry(4, 0));
  expect(secondsToRetry(1, 0, Number.POSITIVE_INFINITY)).toBe(maxRetryAfterSeconds);
  expect(secondsToRetry(10, 0, 90)).toBeNull();
});

it.each([
  ["120", 120],
  ["0", 0],
  ["Tue, 24 Nov 2026 12:02:00 GMT", 120],
  ["Tue, 24 Nov 2026 11:00:00 GMT", 0],
  ["-5", 0],
  ["1.5", 0],
  ["soon", 0],
  [undefined, 0],
])("reads Retry-After %s as %i s", (header, seconds) => {
  expect(secondsAsked(header, new Date("2026-11-24T12:00:00Z"))).toBe(seconds);
});

it.each([
  ["https://crm.firm.example/hooks?key=1", true],
  ["https://crm.firm.example:8443/", true],
  ["https://crm.firm.example:22/", false],
  ["http://crm.firm.example/", false],
  ["https://ana:secret@crm.firm.example/", false],
  ["https://crm.firm.example/#part", false],
  ["ftp://crm.firm.example/", false],
  ["file:///etc/passwd", false],
])("%s may be an endpoint: %s", (url, isAllowed) => {
  expect(isAllowedUrl(new URL(url), false)).toBe(isAllowed);
});

it("allows http and any port on a network of one's own", () => {
  expect(isAllowedUrl(new URL("http://127.0.0.1:9000/"), true)).toBe(true);
  expect(isAllowedUrl(new URL("https://10.0.0.1:22/"), true)).toBe(true);
  expect(isAllowedUrl(new URL("ftp://127.0.0.1/"), true)).toBe(false);
});
