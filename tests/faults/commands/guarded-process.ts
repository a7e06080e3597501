import { spawn } from "node:child_process";
import { endWithUs } from "@/tests/support/process/end-with-us";

const server = spawn("sleep", ["600"], { detached: true, stdio: "ignore" });
endWithUs(server);
process.send?.(server.pid);
