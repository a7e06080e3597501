import { existsSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { askSite } from "./launch/ask-site";
import { storedKey } from "./launch/keys";
import { settingsOrExit } from "./launch/settings";

/**
 * `npm run privacy` gives out or erases what is held about a person, by the running site. A person's file is readable by its owner
 * only, and never printed.
 */
const usage =
  "Say what to do: npm run privacy -- file ADDRESS FILE, or npm run privacy -- erase ADDRESS ADDRESS. " +
  "Typed once, it shows what would be erased. A sign-up's reference, typed twice as well, erases its person.";
const settings = settingsOrExit({ dev: false });
const [command, first, second] = process.argv.slice(2);

const filed = z.object({ file: z.record(z.string(), z.unknown()).nullable() });
const erased = z.object({
  outcome: z.enum(["erased", "preview", "notTyped", "nothing", "invalid", "unknown"]),
  lines: z.array(z.string()).nullable(),
});
const problems = {
  notTyped: "The two differ: type the address or the reference twice.",
  nothing: "Nothing is held about this address.",
  invalid: "This is no e-mail address.",
  unknown: "No sign-up has this reference.",
};

try {
  if (!first) throw new Error(usage);
  if (command === "file" && second) await writeFile(first, second);
  else if (command === "erase") await erase(first, second);
  else throw new Error(usage);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

async function writeFile(email: string, path: string): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} exists already.`);
  writeFileSync(path, "", { mode: 0o600, flag: "wx" }); // Before the site records that the data were given out
  try {
    const { file } = filed.parse(await ask({ command: "person-file", email }));
    if (file === null) throw new Error(problems.invalid);
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  } catch (problem) {
    rmSync(path);
    throw problem;
  }
  console.log(`Wrote ${path}, which only you can read.`);
}

async function erase(typed: string, again: string | undefined): Promise<void> {
  const { outcome, lines } = erased.parse(await ask({ command: "erase", typed, again }));
  if (outcome !== "erased" && outcome !== "preview") throw new Error(problems[outcome]);
  const list = lines?.map((line) => `\n- ${line}`).join("");
  if (outcome === "preview") console.log(`Would be erased:${list || " nothing"}`);
  else console.log(lines ? `Erased:${list}` : "It had been erased before.");
}

function ask(body: object): Promise<unknown> {
  const secret = storedKey(settings.dataDir, "command-secret");
  return askSite(settings, { path: "/api/command", secret, body });
}
