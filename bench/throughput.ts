import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Requests a second by wrk: 32 connections of one thread, compressed as browsers ask. Throws when an answer was no 200.
 */
export async function throughput(url: string, seconds: number): Promise<number> {
  const { stdout } = await run("wrk", [
    ...["-t1", "-c32", `-d${seconds}s`, "-H", "Accept-Encoding: gzip"],
    url,
  ]).catch((problem) => {
    throw new Error(`The bench needs wrk: apt-get install wrk. ${problem.message}`);
  });
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (!found || stdout.includes("Non-2xx")) throw new Error(stdout);
  return Number(found);
}
