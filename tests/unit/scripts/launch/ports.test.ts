import { createServer, type Server } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { refuseUnusablePorts } from "@/scripts/launch/ports";
import { freePort, freePorts } from "@/tests/support/process/ports";

const host = "127.0.0.1";

it("accepts free ports, and leaves them free", async () => {
  const [port, first] = [await freePort(), await freePorts(4)];
  for (const _ of ["first", "again"]) await refuseUnusablePorts([site(port), ...sandbox(first)]);
});

it("names all ports in use in one message, with their settings", async () => {
  const [port, first] = [await freePort(), await freePorts(4)];
  for (const used of [port, first, first + 1, first + 3]) await occupy(used);
  await expect(refuseUnusablePorts([site(port), ...sandbox(first)])).rejects.toThrow(
    `Port ${port} is in use. Free it, or set PORT to another.\n` +
      `Ports ${first}, ${first + 1} and ${first + 3} are in use. Free them, or set SANDBOX_PORT to the first of four others.`,
  );
});

it("tells ports that browsers block from ports in use", async () => {
  const first = 6663; // 6665 and 6666 are blocked
  await expect(refuseUnusablePorts(sandbox(first))).rejects.toThrow(
    "Ports 6665 and 6666 are blocked by browsers. Set SANDBOX_PORT to the first of four others.",
  );
});

it("names HOST if that is no address of this machine", async () => {
  const port = await freePort();
  await expect(refuseUnusablePorts([{ ...site(port), host: "192.0.2.1" }])).rejects.toThrow(
    `Port ${port} is not to be had, since HOST is no address of this machine. Set HOST to another.`,
  );
});

const site = (port: number) => ({ setting: "PORT", port, host });

const sandbox = (first: number) =>
  [0, 1, 2, 3].map((offset) => ({ setting: "SANDBOX_PORT", port: first + offset, host }));

async function occupy(port: number): Promise<void> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  onTestFinished(() => void server.close());
}
