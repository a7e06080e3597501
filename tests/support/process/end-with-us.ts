import { type ChildProcess, spawn } from "node:child_process";

/** Ends the process group that the child leads once this process has ended, however that was. */
export function endWithUs(leader: ChildProcess): void {
  const guard = spawn("sh", ["-c", 'read -r _ || kill -TERM "-$0"', String(leader.pid)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  leader.once("exit", () => guard.stdin.end("\n"));
}
