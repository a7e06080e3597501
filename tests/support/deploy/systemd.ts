import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { endWithUs } from "../process/end-with-us";
import { root } from "../root";

type Service = { readonly process: ChildProcess; readonly folder: string; readonly ended: Promise<unknown> };

type Machine = {
  /** What `/srv/jack` is. */
  readonly home: string;
  /** What `/var/lib/jack` is. */
  readonly dataDir: string;
  /** Settings, as `/etc/jack/jack.env` has them. */
  readonly settings: Readonly<Record<string, string>>;
  readonly reloadNginx: () => void;
};

/** Stands in for systemd, which tests cannot start: carries out the calls of `deploy/release` with the units of `deploy/systemd`. */
export async function startSystemd(machine: Machine) {
  const services = new Map<string, Service>();
  const calls: Record<string, (unit: string) => Promise<boolean>> = {
    async start(unit) {
      const { process, ended } = runUnit(unit, machine);
      await ended;
      return process.exitCode === 0;
    },
    async restart(unit) {
      await stop(unit);
      services.set(unit, runUnit(unit, machine));
      return true;
    },
    async reload(unit) {
      if (unit === "nginx") machine.reloadNginx();
      return unit === "nginx";
    },
  };

  async function stop(unit: string): Promise<void> {
    const service = services.get(unit);
    service?.process.kill("SIGTERM");
    await service?.ended;
  }

  const server = createServer(async (request, response) => {
    const [, verb = "", unit = ""] = (request.url ?? "").split("/");
    response.statusCode = (await calls[verb]?.(unit)) ? 200 : 500;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const programs = programsFor(machine.home, server.address() as AddressInfo);
  return {
    /** The folder with `systemctl` and `nginx`, for the PATH. */
    programs,
    /** The folder that a service was started in. */
    folderOf: (unit: string) => services.get(unit)?.folder,
    async stop(): Promise<void> {
      await Promise.all([...services.keys()].map(stop));
      server.close();
    },
  };
}

/** Runs what a unit says. What is after the @ of its name takes the place of %i. */
function runUnit(unit: string, { home, dataDir, settings }: Machine): Service {
  const [name, instance] = unit.split("@");
  const text = readFileSync(join(root, "deploy/systemd", `${name}${instance ? "@" : ""}.service`), "utf8")
    .replaceAll("%i", instance ?? "")
    .replaceAll("/srv/jack", home)
    .replaceAll("/var/lib/jack", dataDir);
  const said = (key: string) => new RegExp(`^${key}=(.*)$`, "m").exec(text)?.[1] ?? "";
  const variables = Object.fromEntries(
    said("Environment")
      .split(" ")
      .map((word) => word.split("=")),
  );
  const [program = "", ...args] = said("ExecStart").split(" ");
  const folder = realpathSync(said("WorkingDirectory"));
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "production", ...settings, ...variables },
  });
  endWithUs(child);
  return { process: child, folder, ended: once(child, "exit") };
}

function programsFor(home: string, { port }: AddressInfo): string {
  const folder = join(home, "bin");
  mkdirSync(folder);
  const call = `fetch("http://127.0.0.1:${port}/" + process.argv.slice(2).join("/"))`;
  const systemctl = `#!/usr/bin/env node\n${call}.then(({ ok }) => process.exit(ok ? 0 : 1));\n`;
  writeFileSync(join(folder, "systemctl"), systemctl, { mode: 0o755 });
  writeFileSync(join(folder, "nginx"), "#!/bin/sh\n", { mode: 0o755 });
  return folder;
}
