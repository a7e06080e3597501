import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { editions, hasLegalPages, languageOf, mainEdition } from "@/lib/markets/editions";
import { regionsIn } from "@/lib/markets/region-names";
import { leafPaths, messagesIn, textAt } from "@/tests/support/messages";
import { build } from "@/tests/support/site/running";

const folder = join(build, "static/chunks");
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith(".js"))
  .map((name) => readFileSync(join(folder, name), "utf8"));

test.each(editions.filter(hasLegalPages))(
  "scripts, which all editions share, have no words of $segment but in a file for its error pages",
  (edition) => {
    const main = mainEdition(edition.code);
    const english = new Set([...partsOf(languageOf(main)), ...regionsIn(main).map(({ name }) => name)]);
    const words = [...partsOf(languageOf(edition)), ...regionsIn(edition).map(({ name }) => name)].filter(
      (word) => !english.has(word),
    );
    const found = scripts
      .map((script) => words.filter((word) => script.includes(word)))
      .filter(({ length }) => length > 0);
    const title = textAt(messagesIn(languageOf(edition)), "errors.title");
    expect(found).toEqual([expect.arrayContaining([title])]);
  },
);

/** Parts of messages without arguments, tags and choices, long enough to be of one language. */
function partsOf(language: string): string[] {
  const trees = messagesIn(language);
  return leafPaths(trees).flatMap((path) => textAt(trees, path).match(/\p{L}[^{}<>#|,]{11,}/gu) ?? []);
}
