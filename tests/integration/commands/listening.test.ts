import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it } from "vitest";
import { endCommands, freePlace, npmStart } from "./command";

/** The first start may have to build. */
const slow = { timeout: 180_000 };

/** An external address of this machine, and an unusual loopback address. */
const others = [
  ...Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).flatMap(({ address, family, internal }) => (family === "IPv4" && !internal ? [address] : [])),
  ),
  "127.0.0.2",
];

function listensOn(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port }, () => resolve(true));
    socket.once("connect", () => socket.destroy()).once("error", () => resolve(false));
  });
}

afterEach(endCommands, 30_000);

describe("F40: with the sandbox", slow, () => {
  it("the site listens on localhost only, at its own address", async () => {
    const command = npmStart(await freePlace());
    expect(await command.readyOrEnded, command.output()).toBe("ready");
    for (const host of others) expect(await listensOn(host, command.port), host).toBe(false);
    for (const host of ["localhost", "127.0.0.1"])
      expect((await fetch(`http://${host}:${command.port}/uk`)).status).toBe(200);
  });

  it("HOST makes it listen on all addresses", async () => {
    const command = npmStart(await freePlace(), { HOST: "0.0.0.0" });
    expect(await command.readyOrEnded, command.output()).toBe("ready");
    for (const host of others) expect(await listensOn(host, command.port), host).toBe(true);
  });
});
