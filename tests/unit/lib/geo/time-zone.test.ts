import { expect, test } from "vitest";
import { byTimeZone } from "@/lib/geo/detect";
import { validTimeZone } from "@/lib/geo/time-zone";
import { ca, entries, uk, us } from "./entries";

test.each([
  ["Europe/London", uk],
  ["Europe/Belfast", uk],
  ["America/New_York", us],
  ["America/Chicago", us],
  ["America/Denver", us],
  ["America/Los_Angeles", us],
  ["America/Phoenix", us],
  ["America/Anchorage", us],
  ["America/Toronto", ca],
  ["America/Vancouver", ca],
  ["America/Montreal", ca],
  ["America/Halifax", ca],
  ["America/Winnipeg", ca],
  ["America/Edmonton", ca],
  ["Europe/Paris", false],
  ["UTC", false],
  ["America/North_Dakota/New_Salem", false],
  ["Europe/Londonderry", false],
])("%s names %o", (zone, entry) => {
  expect(byTimeZone(zone, entries)).toEqual(entry);
});

test("no time zone names nothing", () => {
  expect(byTimeZone("", entries)).toBeUndefined();
});

test.each(["Europe/London", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC"])(
  "%s is a time zone",
  (zone) => {
    expect(validTimeZone(zone)).toBe(zone);
  },
);

test.each(["", null, undefined, "../etc/passwd", "<b>", "Europe/London\n", "A".repeat(65)])(
  "%j is none",
  (value) => {
    expect(validTimeZone(value)).toBeNull();
  },
);
