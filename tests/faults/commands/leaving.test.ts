import { once } from "node:events";
import { existsSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { secondsOf, until } from "@/tests/support/time";
import { alive, type Command, endCommands, family, freePlace, heldPorts, npmRun, npmStart } from "./command";

/** The first start may have to build. */
const slow = { timeout: 180_000 };

/** Seconds after which a child would be killed; none should be. */
const promptly = 10;

afterEach(endCommands, 30_000);

describe("npm start leaves no process running and no port in use", slow, () => {
  it.each<[string, (command: Command) => void]>([
    ["on Ctrl-C in its terminal", ({ npm }) => process.kill(-(npm.pid ?? 0), "SIGINT")],
    // When npm receives a signal: F32, below.
    ["when npm is killed", ({ npm }) => npm.kill("SIGKILL")],
    ["when the command itself is killed", (command) => process.kill(startCommand(command), "SIGKILL")],
  ])("%s", async (_how, kill) => {
    const command = npmStart(await freePlace());
    expect(await command.readyOrEnded, command.output()).toBe("ready");
    const pids = family(command);
    for (const part of ["scripts/run.cjs", "next-server"]) expect(alive(pids).join("\n")).toContain(part);
    expect(await heldPorts(command)).toHaveLength(5);

    kill(command);

    expect(await secondsOf(() => until(isGone(command, pids)))).toBeLessThan(promptly);
  });

  it("when npm run dev is killed", async () => {
    const command = npmRun("dev", await freePlace());
    expect(await command.readyOrEnded, command.output()).toBe("ready");
    const pids = family(command);
    process.kill(startCommand(command), "SIGKILL");
    expect(await secondsOf(() => until(isGone(command, pids)))).toBeLessThan(promptly);
  });

  it("when it is killed during the build", async () => {
    const command = npmStart(await freePlace(), {
      LEGAL_NAME: `Unbuilt ${Date.now()} Ltd`,
      NEXT_DIST_DIR: ".builds/unbuilt",
    });
    await until(() => command.output().includes("Building the site"));
    await until(() => alive(family(command)).some((line) => /next.* build/.test(line)));
    const pids = family(command);
    command.npm.kill("SIGKILL");
    expect(await secondsOf(() => until(isGone(command, pids)))).toBeLessThan(promptly);
  });
});

function isGone(command: Command, pids: readonly number[]): () => Promise<boolean> {
  return async () => (await heldPorts(command)).length === 0 && alive(pids).length === 0;
}

function startCommand(command: Command): number {
  const own = alive(family(command)).filter((line) =>
    /\d+ \S*node .*scripts\/run\.cjs scripts\/start\.mjs/.test(line),
  );
  return Number(own.at(-1)?.split(" ")[0]);
}

it("F32: completes a request in flight before it exits, and accepts no new one", slow, async () => {
  const place = await freePlace("embedded");
  const command = npmStart(place);
  expect(await command.readyOrEnded, command.output()).toBe("ready");
  const address = join(place.dataDir, "addresses", String(command.port));
  expect(existsSync(address)).toBe(true);
  const pids = family(command);
  const body = JSON.stringify({ submissionId: "half", redirectFlowId: "sent" });
  const slow = request({
    port: command.port,
    method: "POST",
    path: "/api/verify-gocardless-payment",
    agent: false,
    headers: {
      "content-type": "application/json",
      "content-length": body.length,
      origin: "http://localhost:3000",
      expect: "100-continue",
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.once("response", (response) => resolve(response.resume().statusCode)).once("error", reject);
  });
  slow.flushHeaders();
  await once(slow, "continue");
  slow.write(body.slice(0, 10));

  command.npm.kill("SIGTERM");
  await until(async () => !(await heldPorts(command)).includes(command.port));
  slow.end(body.slice(10));

  expect(await answered).toBeGreaterThanOrEqual(400);
  expect(await secondsOf(() => until(isGone(command, pids)))).toBeLessThan(promptly);
  expect(existsSync(address)).toBe(false);
});
