import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { isInImage } from "@/tests/support/deploy/image-context";
import { testEnvironment } from "@/tests/support/process/environment";
import { root } from "@/tests/support/root";

type Step = { readonly instruction: string; readonly text: string };

const dockerfile = readFileSync(join(root, "deploy/Dockerfile"), "utf8");

/**
 * Runs the steps of the `site` image without Docker. Packages are linked and the build is reused if its fingerprint
 * matches the copied sources, because both would take minutes.
 */
export async function replaySite(folder: string, build: string) {
  const inside = (text: string) => text.replace(/(?<![\w.])\/(srv|var\/lib)\//g, `${folder}/$1/`);
  const env: Record<string, string> = { NEXT_DIST_DIR: build };
  let workdir = folder;
  let command: string[] = [];
  let healthCheck: string[] = [];
  for (const { instruction, text } of stepsOf("site")) await carryOut(instruction, inside(text));
  return { workdir, env, command, healthCheck, tier: join(folder, "srv/tier") };

  async function carryOut(instruction: string, text: string): Promise<void> {
    switch (instruction) {
      case "WORKDIR":
        workdir = text;
        mkdirSync(workdir, { recursive: true });
        return;
      case "ENV":
        Object.assign(env, Object.fromEntries([text.split("=")]));
        return;
      case "CMD":
        command = JSON.parse(text.replace('".next"', JSON.stringify(build)));
        return;
      case "HEALTHCHECK":
        healthCheck = JSON.parse(text.slice(text.indexOf("[")));
        return;
      case "RUN":
        return run(text);
      case "COPY":
        return copy(text);
      case "USER":
      case "EXPOSE":
        return;
      default:
        throw new Error(`The replay knows no ${instruction}.`);
    }
  }

  async function run(text: string): Promise<void> {
    const shell = text.replace(/^--mount=\S+\s+/, "").replace(/chown \S+ .*?(&&|$)/g, "true $1");
    if (shell.startsWith("npm ci"))
      return symlinkSync(join(root, "node_modules"), join(workdir, "node_modules"));
    if (shell.startsWith("npm run build"))
      cpSync(join(root, build), join(workdir, build), { recursive: true, verbatimSymlinks: true });
    const { stdout } = await promisify(execFile)("sh", ["-c", shell], {
      cwd: workdir,
      env: { ...process.env, ...testEnvironment(), ...env },
    });
    if (stdout.includes("Building the site"))
      throw new Error("The copied sources are not those of the build.");
  }

  function copy(text: string): void {
    const [to = "", ...from] = text
      .replace(/--chown=\S+\s+/, "")
      .split(/\s+/)
      .reverse();
    for (const name of from)
      cpSync(join(root, name), join(workdir, name === to ? "" : to, name === "." ? "" : name), {
        recursive: true,
        filter: (source) => source === root || isInImage(relative(root, source)),
      });
  }
}

/** The instructions of a stage, one per line. */
function stepsOf(stage: string): Step[] {
  const lines = dockerfile
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter(Boolean)
    .map((line) => ({ instruction: line.split(" ")[0] ?? "", text: line.slice(line.indexOf(" ") + 1) }));
  const first = lines.findIndex((line) => line.instruction === "FROM" && line.text.endsWith(` AS ${stage}`));
  const rest = lines.slice(first + 1);
  const next = rest.findIndex(({ instruction }) => instruction === "FROM");
  return next < 0 ? rest : rest.slice(0, next);
}
