import { measurePages } from "./pages";
import { asTable, type Result } from "./results";
import { measureSignUps } from "./sign-ups";
import { measureSmallMachine } from "./small-machine";
import { measureSubmit } from "./submit";
import { measureWizard } from "./wizard";

/**
 * Prints a table of measurements for each part. `npm run bench -- pages` measures one part, `--small` takes fewer
 * measurements. Exits with 1 if a goal is missed.
 */
const parts: Readonly<Record<string, (isSmall: boolean) => Promise<Result[]>>> = {
  pages: measurePages,
  wizard: measureWizard,
  "sign-ups": measureSignUps,
  postgresql: (isSmall) => measureSubmit("postgresql", isSmall),
  embedded: (isSmall) => measureSubmit("embedded", isSmall),
  "small-machine": measureSmallMachine,
};

const args = process.argv.slice(2);
const named = args.filter((name) => name in parts);
for (const name of named.length ? named : Object.keys(parts)) {
  const results = (await parts[name]?.(args.includes("--small"))) ?? [];
  console.log(`\n${asTable(results)}`);
  if (results.some(({ met }) => !met)) process.exitCode = 1;
}
