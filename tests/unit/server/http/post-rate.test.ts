import fc from "fast-check";
import { expect, it } from "vitest";
import { sharedNetwork } from "@/server/http/client-network";
import { rateLimitPost } from "@/server/http/post-rate";

let last = 0;
const newcomer = () => {
  last += 1;
  return `network ${last}`;
};

/** Seconds to wait; 0 if the post is allowed. */
function waitOf(network: string, now: number): number {
  const posted = rateLimitPost(network, now);
  return posted.ok ? 0 : posted.seconds;
}

it("F37: allows a network sixty posts at once, then one a second", () => {
  const network = newcomer();
  for (let n = 0; n < 60; n += 1) expect(waitOf(network, 0)).toBe(0);
  expect(waitOf(network, 0)).toBe(1);
  expect(waitOf(network, 999)).toBe(1);
  expect(waitOf(network, 1_000)).toBe(0);
  expect(waitOf(network, 1_000)).toBe(1);
  expect(waitOf(newcomer(), 1_000)).toBe(0);
});

it("F37: never allows more, however the posts are spaced", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000), { minLength: 1, maxLength: 300 }), (pauses) => {
      const network = newcomer();
      let now = 0;
      let passed = 0;
      for (const pause of pauses) {
        now += pause;
        if (rateLimitPost(network, now).ok) passed += 1;
      }
      expect(passed).toBeLessThanOrEqual(60 + now / 1_000);
    }),
  );
});

it("F37: forgets the least recent networks, so that its memory is bounded", () => {
  const early = newcomer();
  for (let n = 0; n < 61; n += 1) rateLimitPost(early, 0);
  for (let n = 0; n < 10_000; n += 1) rateLimitPost(newcomer(), 0);
  expect(waitOf(early, 0)).toBe(0);
});

it("F37: allows all without an address of their own six thousand posts at once, then a hundred a second", () => {
  for (let n = 0; n < 6_000; n += 1) expect(waitOf(sharedNetwork, 0)).toBe(0);
  expect(waitOf(sharedNetwork, 0)).toBe(1);
  expect(waitOf(sharedNetwork, 10)).toBe(0);
  expect(waitOf(sharedNetwork, 10)).toBe(1);
});
