import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

test.each([
  ["stall", [null, "SIGKILL"]],
  ["work", [0, null]],
] as const)("F35: a process that goes on to %s ends by %j", async (what, ending) => {
  const child = fork("tests/unit/server/stalling-process.ts", [], {
    execArgv: ["--conditions=react-server", "--import", "tsx"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = once(child, "exit");
  await once(child, "message");
  child.send(what);
  expect(await ended).toEqual(ending);
});
