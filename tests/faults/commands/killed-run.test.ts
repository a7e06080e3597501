import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { until } from "@/tests/support/time";

test("a killed run ends what its tests started", async () => {
  const run = fork("tests/faults/commands/guarded-process.ts", [], {
    execArgv: ["--import", "tsx"],
  });
  const [server] = await Promise.race([once(run, "message"), once(run, "exit")]);
  expect(isAlive(Number(server))).toBe(true);
  run.kill("SIGKILL");
  await until(() => !isAlive(Number(server)));
});

function isAlive(pid: number): boolean {
  const processes = execFileSync("ps", ["-eo", "pid=,stat="], { encoding: "utf8" }).split("\n");
  return processes.some((line) => line.trim().startsWith(`${pid} `) && !/ Z/.test(line));
}
