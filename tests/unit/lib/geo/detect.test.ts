import { describe, expect, it, test } from "vitest";
import { backoff, byCountry, detect } from "@/lib/geo/detect";
import type { LookupAnswer } from "@/lib/geo/record";
import { ca, entries, uk, us } from "./entries";

const says = (found: LookupAnswer | undefined) => async () => found;
const nobody = says(undefined);
const unasked = async (): Promise<LookupAnswer> => {
  throw new Error("asked although it was known already");
};

describe("market detection", () => {
  it("uses the visitor's choice, without a lookup", async () => {
    expect(await detect(ca, us, unasked, () => uk)).toEqual(["manual", ca]);
  });

  it("uses the cache next, without a lookup", async () => {
    expect(await detect(undefined, us, unasked, () => uk)).toEqual(["detected", us]);
    expect(await detect(undefined, false, unasked, () => uk)).toEqual(["detected", false]);
  });

  it("uses the lookup next, other countries included", async () => {
    expect(await detect(undefined, undefined, says(us), () => uk)).toEqual(["detected", us]);
    expect(await detect(undefined, undefined, says(false), () => us)).toEqual(["detected", false]);
  });

  it("uses the time zone's market last", async () => {
    expect(await detect(undefined, undefined, nobody, () => ca)).toEqual(["detected", ca]);
    expect(await detect(undefined, undefined, nobody, () => false)).toEqual(["detected", false]);
  });

  it("fails when nothing is known", async () => {
    expect(await detect(undefined, undefined, nobody, () => undefined)).toEqual(["error", undefined]);
  });
});

test.each<[unknown, LookupAnswer | undefined]>([
  ["GB", uk],
  ["US", us],
  ["CA", ca],
  ["FR", false],
  [{}, false],
  [null, undefined],
  [undefined, undefined],
  ["", undefined],
])("a lookup's %j is %o", (code, found) => {
  expect(byCountry(code, entries)).toEqual(found);
});

test("retries wait longer each time, and never more than 30 seconds", () => {
  expect([0, 1, 2, 4, 5, 40].map(backoff)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
});
