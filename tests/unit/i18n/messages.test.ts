import { describe, expect, it } from "vitest";
import { english, leafPaths } from "@/tests/support/messages";
import { sources } from "@/tests/support/sources";

/** What one file says about keys: the namespaces it names, and the texts that may be keys. */
type Mention = { readonly namespaces: readonly string[]; readonly patterns: readonly Pattern[] };
type Pattern = { readonly matches: (key: string) => boolean; readonly isPath: boolean };

const doubleQuoted = /"((?:[^"\\\n]|\\.)*)"/g;
const template = /`((?:[^`\\]|\\.)*)`/g;
const property = /\b(\w+):/g;
const wholeBranch = /\.raw\(\s*["`]([^"`]+)["`]/g;
/** A browser-side file that brings its own words along. */
const wholeNamespace = /from "@\/(?:messages|desk\/words)\/en\/(\w+)\.json"/g;
const branchOfMessages = /\bmessages\([^)]*\)\.(\w+)((?:\.\w+)*)/g;

const names = Object.keys(english);
const files = sources(["app", "components", "desk", "early-script", "i18n", "lib", "scripts", "server"]);
const mentions = files.map(({ text }) => mentionOf(text));
const tableEntries = new Set(
  sources(["lib"]).flatMap(({ text }) => [...quotedIn(text), ...propertiesIn(text)]),
);
const branches = files.flatMap(({ text }) => branchesOf(text));

describe.each(names)("every message of %s", (namespace) => {
  it("is used somewhere", () => {
    const unused = leafPaths(english[namespace]).filter((key) => !isUsed(namespace, key));
    expect(unused).toEqual([]);
  });
});

it("finds an unused message", () => {
  expect(isUsed("common", "a.word.that.nobody.shows")).toBe(false);
});

/**
 * A dotted text may be a key anywhere; a single word where its namespace is named, or in the tables of
 * `lib/`, whose entries are looked up by their names.
 */
function isUsed(namespace: string, key: string): boolean {
  const whole = `${namespace}.${key}`;
  if (tableEntries.has(key)) return true;
  if (branches.some((branch) => `${whole}.`.startsWith(`${branch}.`))) return true;
  return mentions.some(({ namespaces, patterns }) => {
    const prefixes = namespaces.filter((name) => `${whole}.`.startsWith(`${name}.`));
    return patterns.some(
      ({ matches, isPath }) =>
        matches(whole) ||
        (isPath && key.includes(".") && matches(key)) ||
        prefixes.some((prefix) => matches(whole.slice(prefix.length + 1))),
    );
  });
}

function mentionOf(text: string): Mention {
  const quoted = quotedIn(text);
  const templates = [...text.matchAll(template)].map(([, literal = ""]) => literal);
  return {
    namespaces: quoted.filter((literal) => names.includes(literal.split(".")[0] ?? "")),
    patterns: [
      ...quoted.map((literal) => ({ matches: (key: string) => key === literal, isPath: true })),
      ...templates.map((literal) => ({ matches: matcherOf(literal), isPath: false })),
    ],
  };
}

function quotedIn(text: string): string[] {
  return [...text.matchAll(doubleQuoted)].map(([, literal = ""]) => literal);
}

function propertiesIn(text: string): string[] {
  return [...text.matchAll(property)].map(([, name = ""]) => name);
}

/** A placeholder matches one step of the path, at the end any number of them. */
function matcherOf(literal: string): (key: string) => boolean {
  const fixed = literal.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (fixed.join("").replace(/\W/g, "").length < 2) return () => false;
  const open = fixed.at(-1) === "" ? `${fixed.slice(0, -1).join("[^.]+")}.+` : fixed.join("[^.]+");
  const expression = new RegExp(`^${open}$`);
  return (key) => expression.test(key);
}

function branchesOf(text: string): string[] {
  const relativePaths = [...text.matchAll(wholeBranch)].map(([, path = ""]) => path);
  const named = mentionOf(text).namespaces;
  return [
    ...named.flatMap((namespace) => relativePaths.map((path) => `${namespace}.${path}`)),
    ...[...text.matchAll(wholeNamespace)].map(([, namespace = ""]) => namespace),
    ...[...text.matchAll(branchOfMessages)].map(([, namespace = "", path = ""]) => `${namespace}${path}`),
  ];
}
