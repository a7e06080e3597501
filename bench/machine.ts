import { execFileSync } from "node:child_process";
import { arch, availableParallelism, cpus, release, totalmem, type } from "node:os";
import { findChromium } from "@/tests/support/process/chromium";

/** What the figures were measured on, in a line. */
export function machine(): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const processor = `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? "unknown processor"}`;
  const chromium = findChromium();
  return [
    `${processor}, ${memory}, ${type()} ${release()} ${arch()}`,
    `Node ${process.version.slice(1)}`,
    versionOf("/usr/sbin/nginx", "-v"),
    ...(chromium ? [versionOf(chromium, "--version")] : []),
  ].join(", ");
}

/** The first version number that a program says, with its name; nginx says it where errors go. */
function versionOf(program: string, flag: string): string {
  const said = execFileSync("sh", ["-c", '"$0" "$1" 2>&1', program, flag], { encoding: "utf8" });
  return said.match(/[A-Za-z]+[ /][\d.]+/)?.[0]?.replace("/", " ") ?? program;
}
