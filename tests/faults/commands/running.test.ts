import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FolderInUse, lockFolder } from "@/db/client/lock";
import { startScript } from "@/tests/support/process/child";
import { testBuild, testEnvironment } from "@/tests/support/process/environment";
import { freePort } from "@/tests/support/process/ports";
import { skip } from "@/tests/support/skip";
import { type Command, endCommands, freePlace, npmStart, type Place } from "./command";

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

describe("a running npm start", slow, () => {
  let place: Place;
  let command: Command;
  let hadOpenedDatabase: boolean;
  beforeAll(async () => {
    place = await freePlace("embedded");
    command = npmStart(place, { OPERATOR_SECRET: "" });
    expect(await command.readyOrEnded, command.output()).toBe("ready");
    hadOpenedDatabase = await isLocked(join(place.dataDir, "database"));
  }, slow.timeout);
  afterAll(endCommands, 30_000);

  it("F40: listens with the sandbox on localhost only, at its own address", async () => {
    for (const host of others) expect(await listensOn(host, command.port), host).toBe(false);
    for (const host of ["localhost", "127.0.0.1"])
      expect((await fetch(`http://${host}:${command.port}/uk`)).status).toBe(200);
  });

  it("F41: has secrets of its own, readable by their owner only", () => {
    const keys = join(place.dataDir, "keys");
    expect([place.dataDir, keys].map(othersRights)).toEqual([0, 0]);
    const secrets = ["operator-secret", "command-secret"].map((name) => join(keys, name));
    expect(secrets.map(othersRights)).toEqual([0, 0]);
    const values = secrets.map((file) => readFileSync(file, "utf8"));
    expect(new Set(values).size).toBe(2);
    for (const value of values) {
      expect(value).toMatch(/^[\w-]{43}$/);
      expect(command.output()).not.toContain(value);
    }
  });

  it("is found by npm run sweep, whatever PORT says, with the secret that the start made", async () => {
    const sweep = (secret: string) => run(["scripts/sweep.ts"], place, { OPERATOR_SECRET: secret });
    expect(await sweep("")).toEqual({ code: 0, output: expect.stringContaining('"queues"') });
    expect(await sweep("the-secret-of-another-site")).toEqual({
      code: 1,
      output: expect.stringMatching(/^The site at \S+ refuses this command: set DATA_DIR [^\n]+\n$/),
    });
  });

  it("is found by npm run operator, which prints a link for an operator alone", async () => {
    const operator = (email: string) => run(["scripts/operator.ts", email], place);
    const link = "http://localhost:3000/console/sign-in/open?key=";
    expect(await operator("operator@example.com")).toEqual({
      code: 0,
      output: expect.stringContaining(link),
    });
    expect(await operator("eve@stranger.example")).toEqual({
      code: 1,
      output: "Nobody with this address may sign in.\n",
    });
  });

  it("is asked by npm run privacy, which writes a file for its owner and prints nobody's data", async () => {
    const privacy = (...asked: string[]) => run(["scripts/privacy.ts", ...asked], place);
    const [address, path] = ["quirin@zellerworks.example", join(place.dataDir, "person.json")];
    expect(await privacy("file", address, path)).toEqual({
      code: 0,
      output: `Wrote ${path}, which only you can read.\n`,
    });
    expect(othersRights(path)).toBe(0);
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ about: address, signUps: [] });
    expect(await privacy("file", address, path)).toEqual({ code: 1, output: `${path} exists already.\n` });
    expect(await privacy("erase")).toEqual({ code: 1, output: expect.stringMatching(/^Say what to do/) });
    const shown = "Would be erased:\n- 1 entry of the audit, its values\n";
    expect(await privacy("erase", address)).toEqual({ code: 0, output: shown });
    expect(await privacy("erase", address, "quirin@")).toEqual({
      code: 1,
      output: "The two differ: type the address or the reference twice.\n",
    });
    const unknown = "nobody@else.example";
    expect(await privacy("erase", unknown, unknown)).toEqual({
      code: 1,
      output: "Nothing is held about this address.\n",
    });
  });

  it("keeps its build: another one is refused while it runs", async (context) => {
    if (spawnSync("flock", ["--version"]).error) skip(context, "flock is missing (util-linux)");
    const built = readFileSync(join(testBuild, "fingerprint"), "utf8");
    const child = startScript(["scripts/build.ts"], {
      ...testEnvironment(),
      ...{ NEXT_DIST_DIR: testBuild, DATA_DIR: place.dataDir, LEGAL_NAME: "Another Firm Ltd" },
    });
    expect(await child.ended).toBe(1);
    expect(child.output()).toContain(`A site is running from ${testBuild}, and this build differs from it`);
    expect(readFileSync(join(testBuild, "fingerprint"), "utf8")).toBe(built);
    expect((await fetch(`http://localhost:${command.port}/uk`)).status).toBe(200);
  });

  it("is called ready once it has opened its database, so that its first visitor does not wait for that", () =>
    expect(hadOpenedDatabase).toBe(true));

  it("F40: runs beside another copy, on all addresses with HOST, and shares neither ports nor data folder", async () => {
    const second = npmStart(await freePlace(), { HOST: "0.0.0.0" });
    expect(await second.readyOrEnded, second.output()).toBe("ready");
    for (const host of others) expect(await listensOn(host, second.port), host).toBe(true);

    const samePorts = npmStart({ ...place, dataDir: `${place.dataDir}/other` });
    expect(await samePorts.readyOrEnded).toBe(1);
    expect(samePorts.output()).toContain(`Port ${place.port} is in use. Free it, or set PORT to another.`);
    for (const offset of [0, 1, 2, 3])
      expect(samePorts.output()).toContain(`Port ${place.sandboxPort + offset} is in use.`);

    const sameData = npmStart({ ...(await freePlace()), dataDir: place.dataDir });
    expect(await sameData.readyOrEnded).toBe(1);
    expect(sameData.output()).toContain(`DATA_DIR (${place.dataDir}) is in use by another start`);

    for (const { port } of [command, second])
      expect((await fetch(`http://localhost:${port}/uk`)).status).toBe(200);
  });
});

it("makes the embedded database after a first start that was interrupted", slow, async () => {
  const place = await freePlace("embedded");
  rmSync(join(place.dataDir, "database"), { recursive: true });
  await (await lockFolder(join(place.dataDir, "database"))).release();
  const command = npmStart(place);
  expect(await command.readyOrEnded, command.output()).toBe("ready");
  expect(command.output()).toContain("Making the embedded database (once)");
  await endCommands();
});

it("builds a site that names the people of PROOF_FILE and serves their photos", {
  timeout: 400_000,
}, async () => {
  const place = await freePlace("embedded");
  const proof = join(place.dataDir, "proof.json");
  const photo = Buffer.from([0xff, 0xd8, 0xff, 0x00]);
  const maya = { name: "Maya Kent", qualification: "ACA", body: "ICAEW", initials: "MK", photo: "maya.jpg" };
  writeFileSync(join(place.dataDir, "maya.jpg"), photo);
  writeFileSync(proof, JSON.stringify({ accountants: [{ ...maya, markets: ["uk"] }] }));
  const command = npmStart(place, { PROOF_FILE: proof, NEXT_DIST_DIR: ".builds/proof" });
  expect(await command.readyOrEnded, command.output()).toBe("ready");
  const get = (path: string) => fetch(`http://localhost:${command.port}${path}`);
  const pages = await Promise.all(["/uk", "/us"].map(async (path) => (await get(path)).text()));
  for (const shown of ["Maya Kent, ACA, ICAEW", "/photos/maya.jpg"])
    expect(pages.map((page) => page.includes(shown))).toEqual([true, false]);
  expect(Buffer.from(await (await get("/photos/maya.jpg")).arrayBuffer())).toEqual(photo);
  expect((await get("/photos/proof.json")).status).toBe(404);
  await endCommands();
});

async function isLocked(folder: string): Promise<boolean> {
  const lock = await lockFolder(folder).catch((error: unknown) => {
    if (error instanceof FolderInUse) return null;
    throw error;
  });
  await lock?.release();
  return lock === null;
}

function othersRights(path: string): number {
  return statSync(path).mode & 0o077;
}

/** Runs a command of an operator, who knows the data folder alone. */
async function run(script: string[], { dataDir }: Place, settings: Record<string, string> = {}) {
  const child = startScript(script, {
    ...testEnvironment(),
    ...{ OPERATOR_SECRET: "", PORT: String(await freePort()), DATA_DIR: dataDir, SITE_URL: "" },
    ...settings,
  });
  return { code: await child.ended, output: child.output() };
}
