import { expect, it } from "vitest";
import { textsOf } from "@/tests/support/icu";
import { leafPaths, messagesIn, textAt } from "@/tests/support/messages";
import { typographyFaults } from "@/tests/support/quebec";
import { messageFiles } from "@/tests/support/sources";

it.each(["Prix: 5\u00a0$", "5%", "5$", "Quoi\u00a0?", "Oui !", "Non ;", "« oui »", "l'heure", "“oui”"])(
  "%j breaks Quebec's typography",
  (text) => expect(typographyFaults(text)).not.toEqual([]),
);

it("a text as Quebec writes it has no fault", () => {
  const text =
    "Prix\u00a0: 1\u00a0234,56\u00a0$, soit 5\u00a0%; «\u00a0oui\u00a0»? C’est tout! https://jack.example";
  expect(typographyFaults(text)).toEqual([]);
});

const french = messagesIn("fr");

it.each(Object.keys(french))("the French messages of %s keep to Quebec's typography", (namespace) => {
  const tree = french[namespace];
  expect(leafPaths(tree).flatMap((path) => textsOf(textAt(tree, path)).flatMap(typographyFaults))).toEqual(
    [],
  );
});

const legalTexts = messageFiles().filter(({ file }) => file.startsWith("messages/legal/fr/"));

it.each(legalTexts)("$file keeps to Quebec's typography", ({ text }) => {
  const prose = textsOf(text.replace(/`[^`]*`/g, "x"));
  expect(prose.flatMap(typographyFaults)).toEqual([]);
});
