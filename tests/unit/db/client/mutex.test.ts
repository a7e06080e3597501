import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { mutex } from "@/db/client/mutex";

it("runs one task at a time, in order, whatever the outcome of the previous one", async () => {
  const runExclusive = mutex();
  const done: number[] = [];
  let inside = 0;
  const ask = (number: number) =>
    runExclusive(async () => {
      expect(++inside).toBe(1);
      await Promise.resolve();
      done.push(number);
      inside--;
      if (number === 2) throw new Error("this one fails");
      return number;
    });
  const asked = await Promise.allSettled([1, 2, 3].map(ask));
  expect(done).toEqual([1, 2, 3]);
  expect(asked).toMatchObject([
    { status: "fulfilled", value: 1 },
    { status: "rejected", reason: { message: "this one fails" } },
    { status: "fulfilled", value: 3 },
  ]);
});

it("lets timers run while many tasks wait", async () => {
  const runExclusive = mutex();
  let done = 0;
  const busyFor = (milliseconds: number) => {
    for (const until = performance.now() + milliseconds; performance.now() < until; );
  };
  const crowd = Promise.all(
    Array.from({ length: 50 }, () =>
      runExclusive(async () => {
        busyFor(2);
        done++;
      }),
    ),
  );
  await sleep(1);
  expect(done).toBeLessThan(10);
  await crowd;
  expect(done).toBe(50);
});
