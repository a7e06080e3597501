import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { refuseUnusablePorts } from "@/scripts/launch/ports";
import { freePort } from "@/tests/support/process/ports";

const host = "127.0.0.1";

it("names every port that cannot be used, with the setting to change", async () => {
  const [free, used] = [await freePort(), await freePort()];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(used, host, resolve));
  onTestFinished(() => void server.close());
  const needs = [
    { setting: "PORT", port: free, host },
    { setting: "PORT", port: used, host },
    { setting: "PORT", port: free, host: "192.0.2.1" },
    { setting: "SANDBOX_PORT", port: 6665, host },
  ];
  await expect(refuseUnusablePorts(needs)).rejects.toThrow(
    `Port ${used} is in use. Free it, or set PORT to another.\n` +
      `Port ${free} is not to be had, since HOST is no address of this machine. Set HOST to another.\n` +
      "Port 6665 is blocked by browsers. Set SANDBOX_PORT to another.",
  );
});
