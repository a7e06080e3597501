import { spawn } from "node:child_process";
import { openDatabase } from "@/db/client/open";

/** Opens a folder's embedded database, reports the result, and runs until killed. */
const [dataDir = "", child] = process.argv.slice(2);

openDatabase({ dataDir }).then(
  () => {
    // A child outlives the process when that is killed.
    if (child) spawn(child, ["60"], { detached: true, stdio: "ignore" });
    process.send?.("opened");
  },
  (problem: Error) => process.send?.(`${problem.name}: ${problem.message}`, () => process.exit(0)),
);
