import { openDatabase } from "@/db/open";

/** Opens the embedded database of a folder, says how that went, and stays until it is ended. */
const [dataDir = ""] = process.argv.slice(2);

openDatabase({ dataDir }).then(
  () => process.send?.("opened"),
  (problem: Error) => process.send?.(`${problem.name}: ${problem.message}`, () => process.exit(0)),
);
