import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";

type Opening = { readonly process: ChildProcess; readonly said: unknown };

/** Opens a folder's embedded database in another process. */
export async function openInOtherProcess(
  dataDir: string,
  { within = [] as readonly string[], child = "" } = {},
) {
  const opener = join(inject("programs"), "faults/embedded/opening-process.mjs");
  const node = [process.execPath, "--conditions=react-server", opener, dataDir, child];
  const [program = "", ...args] = [...within, ...node];
  const opening = spawn(program, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  onTestFinished(() => void opening.kill("SIGKILL"));
  const [said] = await Promise.race([once(opening, "message"), once(opening, "exit")]);
  return { process: opening, said } satisfies Opening;
}

/** SIGKILL, then waits for the exit. */
export async function kill(opening: ChildProcess): Promise<void> {
  const gone = once(opening, "exit");
  opening.kill("SIGKILL");
  await gone;
}
