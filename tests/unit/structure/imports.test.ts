import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { sources } from "@/tests/support/sources";

/**
 * What a folder may import besides itself (docs/decisions/0001). A new arrow, or a new vendor in a pure folder, is a
 * decision; it is made in these tables.
 */
const pure: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  "lib/markets": [],
  "lib/plans": ["lib/markets"],
  "lib/dates": ["lib/markets"],
  "lib/payments": ["lib/markets", "lib/plans", "lib/dates"],
  "lib/sign-up": ["lib/markets", "lib/plans", "lib/dates", "zod", "stdnum"],
  "lib/geo": ["lib/markets"],
  "lib/routing": ["lib/markets", "lib/sign-up", "lib/geo"],
  "lib/content": ["lib", "lib/markets", "lib/plans", "lib/dates", "lib/routing", "marked"],
  "lib/seo": ["lib/markets", "lib/routing"],
  "lib/delivery": ["lib/seo"],
};

/** Folders that may import any package, but only these folders; "lib" stands for every pure one. */
const effectful: Readonly<Record<string, readonly string[]>> = {
  messages: [],
  i18n: ["lib", "messages"],
  db: ["lib"],
  server: ["lib", "db", "i18n", "messages"],
  components: ["lib", "i18n", "messages"],
  "early-script": ["lib"],
  app: ["lib", "server", "components", "early-script", "i18n"],
};

const folders = [...Object.keys(pure), ...Object.keys(effectful), "sandbox", "scripts", "tests"];

describe("imports", () => {
  it.each([...Object.keys(pure), ...Object.keys(effectful)])("of %s run one way", (folder) => {
    const strays = sources([folder])
      .filter(({ file }) => folderOf(file) === folder)
      .flatMap(({ file, text }) =>
        importsOf(file, text)
          .filter((imported) => !isAllowed(folder, imported))
          .map((imported) => `${file} imports ${imported}`),
      );
    expect(strays).toEqual([]);
  });

  it("of the browser's components leave a section, its heading and its lead to the server", () => {
    const strays = sources(["components"])
      .filter(({ text }) => text.startsWith('"use client"'))
      .filter(({ file, text }) =>
        importsOf(file, text).some((name) => within(name, "components/marketing/sections")),
      )
      .map(({ file }) => file);
    expect(strays).toEqual([]);
  });

  it("are all looked at", () => {
    expect(
      importsOf("lib/a.ts", 'import type { A } from "@/db/a";\nexport * from "./b";\nawait import("pg");'),
    ).toEqual(["db/a", "lib/b", "pg"]);
  });
});

/** Folders of ours as paths from the root, packages by their names. */
function importsOf(file: string, text: string): string[] {
  const found = text.matchAll(/(?:^(?:import|export|})[^;"]*?from|^import|\bimport\()\s*"([^"]+)"/gm);
  return [...found].map(([, name = ""]) => {
    if (name.startsWith("@/")) return name.slice(2);
    return name.startsWith(".") ? join(dirname(file), name) : name;
  });
}

function isAllowed(folder: string, imported: string): boolean {
  const target = folderOf(imported);
  if (target === folder) return true;
  const allowed = pure[folder] ?? effectful[folder] ?? [];
  if (target === null) return folder in effectful || allowed.some((name) => within(imported, name));
  return allowed.includes(target in pure && folder in effectful ? "lib" : target);
}

/** The listed folder that a path is in; null for a package. */
function folderOf(path: string): string | null {
  const holding = folders.filter((folder) => within(path, folder));
  return holding.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function within(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
