/** @module-tag postgres */

import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { limitCounts, submissions } from "@/db/schema";
import { startGoCardless } from "@/sandbox/gocardless";
import { repeated } from "@/tests/support/counts";
import { isInImage } from "@/tests/support/deploy/image-context";
import { startSystemd } from "@/tests/support/deploy/systemd";
import { testEnvironment } from "@/tests/support/process/environment";
import { hasNginx, skipWithoutNginx, startNginx } from "@/tests/support/process/nginx";
import { freePort } from "@/tests/support/process/ports";
import { root } from "@/tests/support/root";
import { startTimeoutMs } from "@/tests/support/site/running-site";
import { setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { makeStore, type Store } from "@/tests/support/site/store";
import { openVisitor } from "@/tests/support/site/visitor";
import { until } from "@/tests/support/time";

const updates = repeated("UPDATES", { few: 1, many: 5 });
const people = 3;
const thinkingMs = 2_000; // So that the people, who share an address here, stay below its limit of posts

const home = realpathSync(mkdtempSync(join(tmpdir(), "jack-update-")));
const run = promisify(execFile);
let ports: readonly [number, number];
let store: Store;
let sandbox: Awaited<ReturnType<typeof startGoCardless>>;
let systemd: Awaited<ReturnType<typeof startSystemd>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  if (!hasNginx) return;
  // Self-signed; only loopback is called.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  ports = [await freePort(), await freePort()];
  store = await makeStore("postgresql");
  sandbox = await startGoCardless({ port: 0, folder: join(home, "sandbox"), accessToken: null });
  const { dataDir } = store;
  systemd = await startSystemd({ home, dataDir, settings: settings(), reloadNginx: () => nginx.reload() });
  await buildFirst();
  symlinkSync(folderOf("first"), join(home, "current"));
  nginx = await startNginx(join(home, "nginx"), join(home, "current/.tier"), ports);
  await release("first");
}, startTimeoutMs);

beforeEach(skipWithoutNginx);

afterAll(async () => {
  await nginx?.stop();
  await systemd?.stop();
  await sandbox?.stop();
  await store?.drop();
  rmSync(home, { recursive: true, force: true });
});

function settings(): Record<string, string> {
  return {
    ...testEnvironment(),
    ...{ DATABASE_URL: store.databaseUrl ?? "", DATA_DIR: store.dataDir, SITE_URL: "http://localhost:3000" },
    ...{
      GOCARDLESS_API_URL: sandbox.url,
      SMTP_URL: "smtp://127.0.0.1:9",
      COMPANIES_HOUSE_URL: "http://127.0.0.1:9",
    },
  };
}

const folderOf = (name: string) => join(home, "releases", name);

/** A release with a build, which is that of the test run. */
async function buildFirst(): Promise<void> {
  const folder = folderOf("first");
  const isSource = (file: string) => file === root || isInImage(relative(root, file));
  mkdirSync(folder, { recursive: true });
  cpSync(root, folder, { recursive: true, filter: isSource });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  cpSync(join(root, inject("build")), join(folder, ".next"), { recursive: true });
  const build = ["--conditions=react-server", "--import", "tsx", "scripts/build.ts", "--tier", ".tier"];
  const { stdout } = await run(process.execPath, build, {
    cwd: folder,
    env: { ...process.env, ...settings(), NEXT_DIST_DIR: ".next" },
  });
  expect(stdout).toBe("The build is in .next.\n");
}

/** Another release, as a copy of the first one; returns its folder. */
async function makeRelease(name: string): Promise<string> {
  await run("cp", ["--archive", "--link", folderOf("first"), folderOf(name)]);
  return folderOf(name);
}

function release(name: string, seconds = 120) {
  return run(join(folderOf(name), "deploy/release"), [], {
    env: {
      ...process.env,
      PATH: `${systemd.programs}:${process.env.PATH}`,
      ...{ JACK_HOME: home, JACK_PORTS: ports.join(" "), JACK_READY_SECONDS: String(seconds) },
    },
  });
}

/** Signs up and loads each page's scripts and styles, again and again. Returns the reasons for what failed. */
async function peopleSignUp(work: () => Promise<void>): Promise<{ signedUp: number; failed: string[] }> {
  const failed: string[] = [];
  let signedUp = 0;
  let isOver = false;
  const signUps = Array.from({ length: people }, async () => {
    while (!isOver) {
      await signUp()
        .then(() => (signedUp += 1))
        .catch((problem: unknown) => failed.push(String(problem)));
      await pause(thinkingMs);
    }
  });
  const some = () => until(() => signedUp + failed.length > people);
  try {
    await some();
    await work();
    signedUp = 0;
    await some();
  } finally {
    isOver = true;
    await Promise.all(signUps);
  }
  return { signedUp, failed };
}

async function signUp(): Promise<void> {
  const visitor = openVisitor(nginx.url, { namesItsSite: true, reconnects: true });
  const review = await walkTo(visitor, "uk", "review");
  for (const asset of new Set(review.html.match(/\/_next\/static\/[\w./~-]+\.(?:css|js)/g))) {
    const { status } = await fetch(nginx.url + asset, { headers: { connection: "close" } });
    if (status !== 200) throw new Error(`${asset}: ${status}`);
  }
  const { address, status } = await setUpPayment(visitor, review);
  if (!address.startsWith(sandbox.url)) throw new Error(`${address}: ${status}`);
  await store.look((db) => db.delete(limitCounts)); // They count one address
}

it("F64: an update as documented fails no request of people who sign up meanwhile", {
  timeout: 240_000 * updates,
}, async ({ annotate }) => {
  for (let update = 0; update < updates; update += 1) {
    const name = `update-${update}`;
    const folder = await makeRelease(name);
    const { failed } = await peopleSignUp(async () => {
      await release(name);
    });
    expect(failed).toEqual([]);
    expect(realpathSync(join(home, "current"))).toBe(folder);
    expect(ports.map((port) => systemd.folderOf(`jack@${port}`))).toEqual([folder, folder]);
  }
  const stored = await store.look((db) => db.$count(submissions));
  await annotate(`${stored} signed up, none failed`);
});

it("F64: a release that does not become ready leaves the one before in service", {
  timeout: 120_000,
}, async () => {
  const before = realpathSync(join(home, "current"));
  const folder = await makeRelease("broken");
  rmSync(join(folder, ".next/required-server-files.json"));
  await expect(release("broken", 2)).rejects.toThrow(`jack@${ports[0]} is not ready with ${folder}`);
  expect(realpathSync(join(home, "current"))).toBe(before);
  expect(ports.map((port) => systemd.folderOf(`jack@${port}`))).toEqual([before, before]);
  await signUp();
});
