import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findPreferredMarket, freshCache, preferenceFor } from "@/lib/geo/record";
import { ca, entries, uk, us } from "./entries";

const now = Date.UTC(2026, 10, 21);
const minute = 60_000;
const reread = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("a stored choice", () => {
  it("has the fields of the spec and is read back", () => {
    const stored = preferenceFor(us, "America/Phoenix");
    expect(stored).toEqual({
      country: "United States",
      countryCode: "USA",
      currency: "USD",
      timezone: "America/Phoenix",
    });
    expect(findPreferredMarket(reread(stored), entries)).toBe(us);
  });

  test.each([
    null,
    "USA",
    7,
    [],
    {},
    { countryCode: "US" },
    { countryCode: ["USA"] },
    { countryCode: "toString" },
  ])("%j is corrupt", (stored) => expect(findPreferredMarket(stored, entries)).toBeUndefined());
});

describe("a cached answer", () => {
  const cached = (age: number) =>
    reread({ data: preferenceFor(ca, "America/Toronto"), timestamp: now - age });

  it("is valid for less than an hour", () => {
    expect(freshCache(cached(0), entries, now)).toEqual({ found: ca });
    expect(freshCache(cached(60 * minute - 1), entries, now)).toEqual({ found: ca });
    expect(freshCache(cached(60 * minute), entries, now)).toBeUndefined();
    expect(freshCache(cached(-1), entries, now)).toBeUndefined();
  });

  it("records another country, or that no answer came yet", () => {
    expect(freshCache({ data: false, timestamp: now }, entries, now)).toEqual({ found: false });
    expect(freshCache({ timestamp: now }, entries, now)).toEqual({ found: undefined });
  });

  test.each([
    null,
    "x",
    7,
    [],
    {},
    { data: {}, timestamp: now },
    { data: { countryCode: "FR" }, timestamp: now },
  ])("%j is corrupt", (stored) => expect(freshCache(stored, entries, now)).toBeUndefined());

  it("is read or rejected without an exception, whatever is stored", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect([undefined, uk, us, ca]).toContain(findPreferredMarket(stored, entries));
        expect(["undefined", "object"]).toContain(typeof freshCache(stored, entries, now));
      }),
    );
  });
});
