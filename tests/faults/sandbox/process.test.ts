import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { clientAt, openRequest, press, temporaryFolder, token } from "@/tests/support/sandbox";

test("keeps all that it has reported when it is killed", { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  const reported: { request: string; mandate: string }[] = [];
  for (let life = 0; life < 3; life += 1) {
    const { child, client } = await launch(folder);
    for (const { request, mandate } of reported)
      expect((await client.billingRequests.find(request)).links?.mandate_request_mandate).toBe(mandate);
    for (let round = 0; round < 3; round += 1) {
      const { request, page } = await openRequest(client);
      await press(page, "approve");
      const { links } = await client.billingRequests.find(request.id);
      reported.push({ request: request.id, mandate: links?.mandate_request_mandate ?? "" });
    }
    const unanswered = openRequest(client).catch(() => undefined);
    child.kill("SIGKILL");
    await Promise.all([once(child, "exit"), unanswered]);
  }
  expect(new Set(reported.map(({ mandate }) => mandate)).size).toBe(9);
});

async function launch(folder: string) {
  const args = ["--port", "0", "--data-dir", folder, "--access-token", token];
  const child = fork("sandbox/main.ts", args, {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
  expect(message).toMatchObject({ ready: true });
  return { child, client: clientAt(message.ports.gocardless) };
}
