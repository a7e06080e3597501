import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root";

/** The blocks of shell commands in a section of a document, run by one user instead of those that it names. */
export function documentedCommands(document: string, section: string): string[] {
  const [, text = ""] = readFileSync(join(root, "docs", document), "utf8").split(`\n## ${section}\n`);
  const blocks = text.split("\n## ")[0]?.matchAll(/```sh\n([\s\S]+?)```/g) ?? [];
  return [...blocks].map(([, commands = ""]) => commands.replace(/\brunuser -u \w+ -- /g, ""));
}
