import { expect, test } from "vitest";
import { freePort, freePorts } from "@/tests/support/process/ports";

test("no port is given to two servers that start one after the other", async () => {
  const given: number[] = [];
  for (let server = 0; server < 400; server += 1) given.push(await freePort());
  expect(new Set(given).size).toBe(given.length);
});

test("ports are apart from those that the system gives to connections, and stay apart in rows", async () => {
  const rows = await Promise.all(Array.from({ length: 20 }, () => freePorts(4)));
  const given = rows.flatMap((first) => [0, 1, 2, 3].map((offset) => first + offset));
  expect(new Set(given).size).toBe(given.length);
  expect(Math.max(...given)).toBeLessThan(32_768);
});
