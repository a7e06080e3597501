import { expect, it } from "vitest";
import { secondsAsked } from "@/server/feed/post";

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
