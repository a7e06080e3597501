import { spawn } from "node:child_process";
import { once } from "node:events";
import { testEnvironment } from "@/tests/support/process/environment";
import type { replaySite } from "./recipe";

export type Recipe = Awaited<ReturnType<typeof replaySite>>;
export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** Runs what the container runs. */
export async function startInstance(recipe: Recipe, port: number, settings: Record<string, string>) {
  const [program = "", ...args] = recipe.command;
  const child = spawn(program, args, {
    cwd: recipe.workdir,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...process.env,
      ...testEnvironment(),
      ...recipe.env,
      ...{ PORT: String(port), SITE_URL: "http://localhost:3000", TRUSTED_PROXIES: "1" },
      ...{ SMTP_URL: "smtp://127.0.0.1:9", COMPANIES_HOUSE_URL: "http://127.0.0.1:9" },
      ...settings,
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => output.push(text));
  const ended = once(child, "exit").then(() => output.join(""));
  const ready = await Promise.race([once(child, "message"), ended]);
  if (typeof ready === "string") throw new Error(`The instance ended:\n${ready}`);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
