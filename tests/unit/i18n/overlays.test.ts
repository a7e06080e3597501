import { describe, expect, it } from "vitest";
import { vocabulary } from "@/i18n/copy";
import { messages } from "@/i18n/messages";
import { defaultEdition, editions } from "@/lib/markets/editions";
import { parametersOf } from "@/tests/support/icu";
import { english, leafPaths, textAt } from "@/tests/support/messages";
import { messageFiles } from "@/tests/support/sources";

const known = Object.keys(vocabulary(defaultEdition));
const files = messageFiles().flatMap(({ file, text }) => {
  const [, locale, namespace] = /messages\/([a-z]{2}-[A-Z]{2})\/(\w+)\.json$/.exec(file) ?? [];
  return locale && namespace ? { locale, namespace, tree: JSON.parse(text) as unknown } : [];
});

describe.each(files)("what $locale changes of $namespace", ({ locale, namespace, tree }) => {
  const base = english[namespace];

  it("is what its readers get", () => {
    const edition = editions.find((one) => one.locale === locale);
    const shown = edition && messages(edition.locale);
    const ignored = leafPaths(tree).filter(
      (path) => textAt(shown, `${namespace}.${path}`) !== textAt(tree, path),
    );
    expect(ignored).toEqual([]);
  });

  it("takes the arguments that the code gives", () => {
    const given = new Set([...leafPaths(base).flatMap((path) => parametersOf(textAt(base, path))), ...known]);
    const strange = leafPaths(tree).flatMap((path) =>
      parametersOf(textAt(tree, path)).flatMap((name) => (given.has(name) ? [] : `${path}: ${name}`)),
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
