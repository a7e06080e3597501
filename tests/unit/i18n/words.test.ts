import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messages } from "@/i18n/messages";
import { words } from "@/i18n/words";

type Leaf = readonly [path: string, text: string];

/** Texts for the firm, which is British, and for other markets. */
const ofOthers = [
  "console.",
  "deskFeed.",
  "deskOverview.",
  "deskSignUp.",
  "mail.alarm.",
  "mail.duplicate.",
  "mail.firm.",
  "mail.over.",
  "signUp.debit.pad",
];

const folder = join(import.meta.dirname, "../../../messages");

describe.each(["en-US", "en-CA"])("the words of %s", (locale) => {
  it.each(filesOf(locale))("in %s all differ from the base", (file) => {
    const base = new Map(leaves(read("en", file)));
    for (const [path, text] of leaves(read(locale, file))) {
      const under = base.get(path);
      expect(under, `${path} is in the base`).toBeDefined();
      expect(text, `${path} is not the base's own text`).not.toBe(under);
    }
  });
});

it("Americans read no British spelling", () => {
  const british = /cancelled|cheque|colour|favour|centre|licence|(author|organ|recogn|categor)is(e|i)/i;
  const seen = leaves(messages("en-US")).filter(
    ([path]) => !ofOthers.some((other) => path.startsWith(other)),
  );
  expect(seen.filter(([, text]) => british.test(text))).toEqual([]);
});

describe("a missing message", () => {
  it("is an error, not an empty text", () => {
    const t = words("en-GB", "validation") as unknown as (key: string) => string;
    expect(() => t("rule.nothing")).toThrow("rule.nothing");
    expect(() => t("rule.businessName.tooLong")).toThrow("businessName");
  });
});

function filesOf(locale: string): string[] {
  return readdirSync(join(folder, locale)).filter((name) => name.endsWith(".json"));
}

function read(locale: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, locale, file), "utf8"));
}

function leaves(tree: unknown, path = ""): Leaf[] {
  if (typeof tree === "string") return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    leaves(value, path ? `${path}.${key}` : key),
  );
}
