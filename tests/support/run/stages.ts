import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Child, startNode, startScript } from "@/scripts/launch/children";
import { root } from "@/scripts/launch/root";
import { startPostgres, type TestServer } from "../database/postgres";
import { findOrInstallChromium } from "../process/chromium";
import { testEnvironment } from "../process/environment";
import { playwrightResults, type Results, vitestResults } from "./results";

export type Outcome = Results & { readonly output: string };
export type StageName = keyof typeof stageTable;

const reports = join(root, "test-results");
const patienceMs = 40 * 60_000;

/** In the order in which they run: what fails fast comes first. */
const stageTable = {
  types: () =>
    checks([
      ["node_modules/next/dist/bin/next", "typegen"],
      ["node_modules/typescript/bin/tsc", "--noEmit"],
    ]),
  lint: () =>
    checks([["node_modules/@biomejs/biome/bin/biome", "check", "."], ["node_modules/knip/bin/knip.js"]]),
  unit: (rest: readonly string[]) => vitest("unit", rest),
  build: () => build(),
  integration: (rest: readonly string[]) => vitest("integration", rest),
  browser: (rest: readonly string[]) => playwright(rest),
} as const;

export const stageNames = Object.keys(stageTable) as StageName[];

let server: TestServer | undefined;
let buildFolder: string | undefined;

/** Runs one stage; `rest` goes to its runner. A stage that cannot even begin counts as one failure. */
export async function runStage(name: StageName, rest: readonly string[]): Promise<Outcome> {
  try {
    return await stageTable[name](rest);
  } catch (problem) {
    return failure(problem instanceof Error ? problem.message : String(problem));
  }
}

/** Ends what the stages share: the PostgreSQL server of the run. */
export async function endStages(): Promise<void> {
  await server?.stop();
}

async function checks(commands: readonly (readonly string[])[]): Promise<Outcome> {
  const ended = [];
  for (const command of commands) {
    const name = command.join(" ");
    ended.push({ name, ...(await finish(startNode(name, command, piped(testEnvironment())))) });
  }
  const failed = ended.filter(({ code }) => code !== 0);
  return {
    passed: ended.length - failed.length,
    failed: failed.length,
    skipped: 0,
    timings: [],
    failures: failed.map(({ name }) => ({ name, reason: "" })),
    output: failed.map(({ output }) => output).join("\n"),
  };
}

async function vitest(project: "unit" | "integration", rest: readonly string[]): Promise<Outcome> {
  const report = freshReport(project);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", `--project=${project}`, ...reporters, ...rest];
  const env = project === "unit" ? testEnvironment() : { ...testEnvironment(), ...(await shared()) };
  const { code, output } = await finish(startNode(project, args, piped(env)));
  return judged(vitestResults(report), code, output);
}

async function playwright(rest: readonly string[]): Promise<Outcome> {
  const report = freshReport("browser");
  const env = {
    ...testEnvironment(),
    ...(await shared()),
    PLAYWRIGHT_CHROMIUM_PATH: findOrInstallChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...rest];
  const { code, output } = await finish(startNode("browser", args, piped(env)));
  return judged(playwrightResults(report), code, output);
}

async function build(): Promise<Outcome> {
  await shared();
  return { passed: 1, failed: 0, skipped: 0, timings: [], failures: [], output: "" };
}

/** One server and one build for the whole run. */
async function shared(): Promise<Record<string, string>> {
  server ??= await startPostgres();
  buildFolder ??= await builtSite();
  return { TEST_DATABASE_URL: server.url, TEST_BUILD: buildFolder };
}

async function builtSite(): Promise<string> {
  const child = startScript("build", ["scripts/build.ts"], piped(testEnvironment()));
  let folder: string | undefined;
  child.process.once("message", (message) => {
    folder = String(message);
  });
  const { output } = await finish(child);
  if (!folder) throw new Error(output);
  return folder;
}

const outsideOfTests = { name: "an error outside of any test", reason: "printed above" };

/** A runner that failed without a failed test, before it began or after it ended, has failed all the same. */
function judged(results: Results, code: number, output: string): Outcome {
  if (code !== 0 && results.failed === 0)
    return {
      ...results,
      failed: 1,
      failures: results.failures.length ? results.failures : [outsideOfTests],
      output,
    };
  return { ...results, output };
}

function failure(output: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, timings: [], failures: [outsideOfTests], output };
}

function piped(env: Record<string, string>) {
  return { stdio: "pipe" as const, env };
}

async function finish(child: Child): Promise<{ code: number; output: string }> {
  const chunks: Buffer[] = [];
  for (const stream of [child.process.stdout, child.process.stderr]) {
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  }
  const late = setTimeout(() => child.process.kill("SIGKILL"), patienceMs);
  const how = await child.ended;
  clearTimeout(late);
  const output = Buffer.concat(chunks).toString();
  return typeof how === "number" ? { code: how, output } : { code: 1, output: `${output}\nEnded by ${how}.` };
}

function freshReport(name: string): string {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
