import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { startSandbox } from "@/sandbox";
import { freePorts } from "@/tests/support/process/ports";
import { clientAt, controlAt, openRequest, press, temporaryFolder, token } from "@/tests/support/sandbox";

describe("the sandbox as a child process", () => {
  test("reports when it is ready and on which ports", async () => {
    const { ports } = await launch(temporaryFolder());
    expect(Object.keys(ports)).toEqual(["gocardless", "companiesHouse", "mailbox", "smtp"]);
    expect((await fetch(`http://127.0.0.1:${ports.mailbox}/messages`)).status).toBe(200);
  });

  test("has lost nothing that it reported when it is killed", { timeout: 60_000 }, async () => {
    const folder = temporaryFolder();
    const told: { request: string; mandate: string }[] = [];
    for (let life = 0; life < 3; life += 1) {
      const { child, ports } = await launch(folder);
      const client = clientAt(ports.gocardless);
      const control = controlAt(`http://127.0.0.1:${ports.gocardless}`);
      expect((await control("GET", "settings")).append_ids).toBe(life === 0);
      await control("POST", "settings", { append_ids: false });
      for (const { request, mandate } of told)
        expect((await client.billingRequests.find(request)).links?.mandate_request_mandate).toBe(mandate);
      for (let round = 0; round < 3; round += 1) {
        const { request, page } = await openRequest(client);
        await press(page, "approve");
        const { links } = await client.billingRequests.find(request.id);
        told.push({ request: request.id, mandate: links?.mandate_request_mandate ?? "" });
      }
      const unanswered = openRequest(client).catch(() => undefined);
      child.kill("SIGKILL");
      await Promise.all([once(child, "exit"), unanswered]);
    }
    expect(new Set(told.map(({ mandate }) => mandate)).size).toBe(9);
  });

  test("ends with its parent's channel, and cleanly on request", async () => {
    const left = await launch(temporaryFolder());
    left.child.disconnect();
    expect(await once(left.child, "exit")).toEqual([0, null]);
    const asked = await launch(temporaryFolder());
    asked.child.kill("SIGTERM");
    expect(await once(asked.child, "exit")).toEqual([0, null]);
  });
});

test("a taken port is named, and nothing keeps running", async () => {
  const port = await freePorts(4);
  const taken = port + 2;
  const blocker = createServer().listen(taken, "127.0.0.1");
  await once(blocker, "listening");
  onTestFinished(() => void blocker.close());
  const settings = { port, dataDir: temporaryFolder() };
  await expect(startSandbox(settings)).rejects.toThrow(`Mailbox page: port ${taken} is taken`);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

async function launch(folder: string) {
  const args = ["--port", "0", "--data-dir", folder, "--access-token", token];
  const child: ChildProcess = fork("sandbox/main.ts", args, {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
  expect(message).toMatchObject({ ready: true });
  return {
    child,
    ports: message.ports as Record<"gocardless" | "companiesHouse" | "mailbox" | "smtp", number>,
  };
}
