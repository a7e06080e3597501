import { spawn } from "node:child_process";
import { openDatabase } from "@/db/client/open";

/** Opens the embedded database of a folder, says how that went, and stays until it is ended. */
const [dataDir = "", child] = process.argv.slice(2);

openDatabase({ dataDir }).then(
  () => {
    // What a process has started lives on when it is killed.
    if (child) spawn(child, ["60"], { detached: true, stdio: "ignore" });
    process.send?.("opened");
  },
  (problem: Error) => process.send?.(`${problem.name}: ${problem.message}`, () => process.exit(0)),
);
