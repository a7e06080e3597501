import { type ChildProcess, spawn } from "node:child_process";

/** Ends the child's process group when this process ends, even if it is killed. */
export function endWithUs(leader: ChildProcess): void {
  const guard = spawn("sh", ["-c", 'read -r _ || kill -TERM "-$0"', String(leader.pid)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  leader.once("exit", () => guard.stdin.end("\n"));
}
