import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { vocabulary } from "@/i18n/copy";
import { defaultEdition } from "@/lib/markets/editions";
import { english, leafPaths } from "@/tests/support/english";
import { messageFiles } from "@/tests/support/sources";

type Part = ReturnType<IntlMessageFormat["getAst"]>[number];

const known = Object.keys(vocabulary(defaultEdition));
const files = messageFiles().flatMap(({ file, text }) => {
  const [, locale, namespace] = /messages\/([a-z]{2}-[A-Z]{2})\/(\w+)\.json$/.exec(file) ?? [];
  return locale && namespace ? { locale, namespace, tree: JSON.parse(text) as unknown } : [];
});

describe.each(files)("what $locale changes of $namespace", ({ namespace, tree }) => {
  const base = english[namespace];

  it("are messages that exist", () => {
    const paths = new Set(leafPaths(base));
    expect(leafPaths(tree).filter((path) => !paths.has(path))).toEqual([]);
  });

  it("takes the arguments that the code gives", () => {
    const given = new Set([...leafPaths(base).flatMap((path) => namesIn(textAt(base, path))), ...known]);
    const strange = leafPaths(tree).flatMap((path) =>
      namesIn(textAt(tree, path)).flatMap((name) => (given.has(name) ? [] : `${path}: ${name}`)),
    );
    expect(strange).toEqual([]);
  });

  // A market says its own words, such as the name of its tax, even where they are those of the base.
  if (namespace !== "market")
    it("repeats no text of the language", () => {
      const repeated = leafPaths(tree).filter((path) => textAt(tree, path) === textAt(base, path));
      expect(repeated).toEqual([]);
    });
});

function textAt(tree: unknown, path: string): string {
  return String(path.split(".").reduce<unknown>((branch, key) => Object(branch)[key], tree));
}

function namesIn(text: string): string[] {
  return new IntlMessageFormat(text, "en-GB").getAst().flatMap(namesOf);
}

/** The arguments and tags of a part, with those of its options and its children. */
function namesOf(part: Part): string[] {
  const inside = [
    ...("options" in part ? Object.values(part.options).flatMap(({ value }) => value) : []),
    ...("children" in part ? part.children : []),
  ];
  return [
    ...("options" in part || "children" in part || part.type === 1 ? [part.value] : []),
    ...inside.flatMap(namesOf),
  ];
}
