import { describe, expect, it } from "vitest";
import { messages } from "@/i18n/messages";
import { type Edition, editions, languageOf } from "@/lib/markets/editions";
import { parametersOf, pluralsOf, textsOf } from "@/tests/support/icu";
import { leafPaths, messagesIn, textAt } from "@/tests/support/messages";

/** Texts that are the same in French: names, and words that both languages have. */
const alike = new Set([
  ...[
    "WhatsApp",
    "Slack",
    "Microsoft Teams",
    "Xero",
    "QuickBooks",
    "FreeAgent",
    "{location}@books.example.com",
  ],
  ...["Cyber Essentials Plus", "ISO 27001", "SOC 2", "Canada", "Moncton"],
  ...["Client", "Clients", "{clients} clients", "{portfolioClients} clients", "Contact", "Date", "Document"],
  ...[
    "Documents",
    "{documents} documents",
    "{documents} documents, {sum}",
    "FAQ",
    "Franchises",
    "Illustration",
  ],
  ...[
    "Menu",
    "{minutes} minutes",
    "Note",
    "Page",
    "PDF",
    "Question",
    "Signature",
    "Source",
    "Total",
    "Version {version}, {time}",
  ],
]);

/** An edition in another language, and that of its market in English. */
const pairs = editions.flatMap((edition) => {
  const english = editions.find((one) => one.code === edition.code && languageOf(one) === "en");
  return english && languageOf(edition) !== "en" ? [{ segment: edition.segment, edition, english }] : [];
});

describe.each(pairs)("the messages of $segment", ({ edition, english }) => {
  const [own, theirs] = [textsByPath(edition), textsByPath(english)];
  const both = [...own].map(([path, text]) => ({ path, text, said: theirs.get(path) ?? "" }));

  it("are those of the English edition, none missing and none more", () => {
    expect([...own.keys()].sort()).toEqual([...theirs.keys()].sort());
  });

  it("take the same arguments, choices and tags", () => {
    const taken = both.map(({ path, text, said }) => [path, parametersOf(text), parametersOf(said)] as const);
    expect(taken.filter(([, ours, others]) => ours.join() !== others.join())).toEqual([]);
  });

  it("have every plural category of the language", () => {
    const { pluralCategories } = new Intl.PluralRules(edition.locale).resolvedOptions();
    const lacking = both.filter(({ text }) =>
      pluralsOf(text).some((options) => pluralCategories.some((category) => !options.includes(category))),
    );
    expect(lacking).toEqual([]);
  });

  it("leave no English, but for names and words that both languages have", () => {
    const left = both.filter(
      ({ text, said }) => text === said && text !== "none" && hasWords(text) && !alike.has(text),
    );
    expect(left).toEqual([]);
  });
});

/** All texts that customers of an edition may read, by path. The desk has English words alone. */
function textsByPath(edition: Edition): Map<string, string> {
  const trees = { ...messagesIn(languageOf(edition)), ...messages(edition.locale) };
  const ofCustomers = Object.entries(trees).filter(([namespace]) => !/^(desk|privacy$)/.test(namespace));
  return new Map(
    ofCustomers.flatMap(([namespace, tree]) =>
      leafPaths(tree).map((path) => [`${namespace}.${path}`, textAt(tree, path)] as const),
    ),
  );
}

function hasWords(text: string): boolean {
  return textsOf(text).some((one) => /\p{L}{2}/u.test(one));
}
