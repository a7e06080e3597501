import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { startScript } from "@/tests/support/process/child";
import { testEnvironment } from "@/tests/support/process/environment";
import { endCommands, freePlace, npmStart, type Place } from "./command";

afterEach(endCommands, 30_000);

it("F41: npm start creates the operator secret, readable by its owner only, and npm run sweep uses it", async () => {
  const place = await freePlace();
  const command = npmStart(place, { OPERATOR_SECRET: "" });
  expect(await command.readyOrEnded, command.output()).toBe("ready");

  const file = join(place.dataDir, "keys", "operator-secret");
  expect(readFileSync(file, "utf8")).toMatch(/^[\w-]{43}$/);
  expect([place.dataDir, join(file, ".."), file].map((path) => statSync(path).mode & 0o077)).toEqual([
    0, 0, 0,
  ]);
  expect(command.output()).not.toContain(readFileSync(file, "utf8"));

  expect(await sweep(place, "")).toEqual({ code: 0, output: expect.stringContaining('"queues"') });
  expect(await sweep(place, "the-secret-of-another-site")).toMatchObject({ code: 1 });
}, 180_000);

async function sweep({ port, dataDir }: Place, secret: string) {
  const child = startScript(["scripts/sweep.ts"], {
    ...testEnvironment(),
    ...{ PORT: String(port), DATA_DIR: dataDir, OPERATOR_SECRET: secret },
  });
  return { code: await child.ended, output: child.output() };
}
