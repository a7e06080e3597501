import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { inContainer } from "@/tests/support/process/container";
import { endCommands, freePlace, heldPorts, npmStart, startedIn } from "./command";

const slow = { timeout: 180_000 };

afterEach(endCommands, 30_000);

describe("npm start", slow, () => {
  it("names every invalid setting, and starts nothing", async () => {
    const place = await freePlace();
    const command = npmStart(place, {
      DATABASE_URL: "mysql://secret@db/jack",
      PAYMENT_WAY: "cash",
      FIRM_EMAIL: "us",
    });
    expect(startedIn(place)).not.toEqual([]);
    expect(await command.readyOrEnded).toBe(1);
    expect(command.output()).toContain("DATABASE_URL: expected postgres://… or postgresql://…");
    expect(command.output()).toContain('PAYMENT_WAY: expected billing_request or plan_links, found "cash"');
    expect(command.output()).toContain('FIRM_EMAIL: expected an e-mail address, found "us"');
    expect(command.output()).not.toContain("secret");
    expect(await heldPorts(place)).toEqual([]);
    await expect.poll(() => startedIn(place)).toEqual([]);
  });

  it("says what to do if the given build is not complete", async () => {
    const cutOff = join(".builds", `cut-off-${process.pid}`);
    mkdirSync(cutOff, { recursive: true });
    writeFileSync(join(cutOff, "BUILD_ID"), "cut off before its start command was bundled");
    onTestFinished(() => rmSync(cutOff, { recursive: true }));
    for (const build of [".builds/none", cutOff]) {
      const command = npmStart(await freePlace(), {}, [], ["--build", build]);
      expect(await command.readyOrEnded).toBe(1);
      expect(command.output()).toContain(`There is no complete build in ${build}: run npm run build.`);
    }
  });

  it("F42: refuses a data folder in use by another container", async (context) => {
    const within = inContainer(context);
    const place = await freePlace("embedded");
    const running = npmStart(place, {}, within);
    expect(await running.readyOrEnded, running.output()).toBe("ready");
    const second = npmStart(place);
    expect(await second.readyOrEnded).toBe(1);
    expect(second.output()).toContain(`DATA_DIR (${place.dataDir}) is in use by another start`);
  });

  it("names a damaged embedded database, and ends", async () => {
    const place = await freePlace("embedded");
    rmSync(join(place.dataDir, "database", "PG_VERSION"));
    const command = npmStart(place);
    expect(await command.readyOrEnded).toBe(1);
    expect(command.output()).toContain("holds files, but no whole database (PG_VERSION is missing)");
    await expect.poll(() => heldPorts(place)).toEqual([]);
  });

  it("says how the site ended if it ends while the command still checks", async () => {
    const exit = encodeURIComponent("/site-process/.test(process.argv[1]) && process.exit(3)");
    const command = npmStart(await freePlace(), { NODE_OPTIONS: `--import=data:text/javascript,${exit}` });
    expect(await command.readyOrEnded).toBe(1);
    expect(command.output()).toContain("The site ended before it was ready (3).");
  });

  it("starts without its PostgreSQL server, reports it, and never prints the password", async () => {
    const place = await freePlace();
    const nowhere = "postgres://jack:canary@127.0.0.1:1/jack";
    const command = npmStart(place, { DATABASE_URL: nowhere });
    expect(await command.readyOrEnded).toBe("ready");
    expect(command.output()).toMatch(/The database cannot be reached: ECONNREFUSED/);
    expect(command.output()).toContain("Database   PostgreSQL, postgres://jack@127.0.0.1:1/jack");
    expect(command.output()).not.toContain("canary");
    expect((await fetch(`http://localhost:${place.port}/uk`)).status).toBe(200);
  });
});
