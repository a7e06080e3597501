import { describe, expect, it, test } from "vitest";
import { backoff, byCountry, detect } from "@/lib/geo/detect";
import type { Found } from "@/lib/geo/record";
import { ca, entries, uk, us } from "./entries";

const silent = () => undefined;
const unasked = (): Found => {
  throw new Error("asked although it was known already");
};

describe("a detection", () => {
  it("is the visitor's own choice, and nobody is asked", async () => {
    expect(await detect(ca, [unasked])).toEqual(["manual", ca]);
  });

  it("is what the first one says that knows, and no other is asked", async () => {
    expect(await detect(undefined, [silent, async () => us, unasked])).toEqual(["detected", us]);
  });

  it("can be that the country is none of ours", async () => {
    expect(await detect(undefined, [async (): Promise<Found> => false, unasked])).toEqual([
      "detected",
      false,
    ]);
  });

  it("fails when nobody knows", async () => {
    expect(await detect(undefined, [silent, async () => undefined, silent])).toEqual(["error", false]);
  });
});

test.each<[unknown, Found | undefined]>([
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
