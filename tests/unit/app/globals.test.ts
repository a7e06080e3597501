import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compile } from "tailwindcss";
import { expect, it } from "vitest";
import { sources } from "@/tests/support/sources";

const sheets = readdirSync("components/styles").filter((name) => name.endsWith(".css"));

const entries = ["app/globals.css", "app/sign-up.css"];

it("every style sheet is imported exactly once", () => {
  const importers = [...entries, "components/marketing/legal/legal-page.tsx"];
  const imported = importers.flatMap((name) => [
    ...readFileSync(name, "utf8").matchAll(/import "[^"]*styles\/([\w-]+\.css)"/g),
  ]);
  expect([...imported].map(([, name]) => name).toSorted()).toEqual(sheets.toSorted());
});
/** Names that only other classes refer to (`group-open:`, `peer-checked:`). */
const marker = /^(group|peer)(\/|$)/;

it("every class that a component names exists in the built style sheet", async () => {
  const lists = classLists(["app", "components", "desk"]);
  const names = new Set(lists.flatMap(({ names }) => names));
  const built = await Promise.all(entries.map((entry) => build(entry, [...names])));
  const style =
    built.join("\n").replaceAll(/\\(.)/g, "$1") + readFileSync("components/styles/legal.css", "utf8");
  const exists = new Set([...names].filter((name) => marker.test(name) || has(style, name)));
  const unknown = lists.flatMap(({ file, names, isClass }) => {
    const missing = names.filter((name) => !exists.has(name));
    // A text that is not a `className` of its own is a list of classes when most of it is.
    const isList = isClass || missing.length < names.length / 2;
    return isList ? missing.map((name) => `${file}: ${name}`) : [];
  });
  expect(names.size).toBeGreaterThan(400);
  expect(unknown).toEqual([]);
});

function classLists(folders: readonly string[]) {
  return sources(folders)
    .flatMap(({ file, text }) =>
      [...text.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(({ 1: plain, 2: template, index }) => ({
        file,
        names: (plain ?? template ?? "")
          .replaceAll(/\$\{[^}]*\}/g, " ")
          .split(/\s+/)
          .filter(Boolean),
        isClass: /className=\{?\s*$/.test(text.slice(0, index)),
      })),
    )
    .filter(({ names, isClass }) => isClass || names.length > 1);
}

async function build(entry: string, names: string[]): Promise<string> {
  const { build } = await compile(readFileSync(entry, "utf8"), {
    base: "app",
    loadStylesheet: async (id, base) => {
      const path = id.startsWith("tailwindcss/") ? join("node_modules", id) : resolve(base, id);
      return { path, base: dirname(path), content: readFileSync(path, "utf8") };
    },
  });
  return build(names);
}

/** Whether a rule selects the class by its whole name. */
function has(style: string, name: string): boolean {
  const rest = style.split(`.${name}`).slice(1);
  return rest.some((after) => !/^[\w-]/.test(after));
}
