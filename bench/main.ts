import { measurePages } from "./pages";
import { asTable, type Result } from "./results";
import { measureSubmit } from "./submit";

/**
 * Measures the product and prints a table for each part, as `docs/performance.md` has them. `npm run bench -- pages`
 * measures one part; `--small` measures little of each. Exits with 1 when a goal is missed.
 */
const parts: Readonly<Record<string, (isSmall: boolean) => Promise<Result[]>>> = {
  pages: measurePages,
  postgresql: (isSmall) => measureSubmit("postgresql", isSmall),
  embedded: (isSmall) => measureSubmit("embedded", isSmall),
};

const args = process.argv.slice(2);
const named = args.filter((name) => name in parts);
for (const name of named.length ? named : Object.keys(parts)) {
  const results = (await parts[name]?.(args.includes("--small"))) ?? [];
  console.log(`\n${asTable(results)}`);
  if (results.some(({ met }) => !met)) process.exitCode = 1;
}
