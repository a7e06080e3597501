import { expect, test } from "vitest";
import { freePort, freePorts } from "@/tests/support/process/ports";

test("never assigns a port twice", async () => {
  const given: number[] = [];
  for (let server = 0; server < 400; server += 1) given.push(await freePort());
  expect(new Set(given).size).toBe(given.length);
});

test("ports are outside the system's ephemeral range, also in rows", async () => {
  const rows = await Promise.all(Array.from({ length: 20 }, () => freePorts(4)));
  const given = rows.flatMap((first) => [0, 1, 2, 3].map((offset) => first + offset));
  expect(new Set(given).size).toBe(given.length);
  expect(Math.max(...given)).toBeLessThan(32_768);
});
