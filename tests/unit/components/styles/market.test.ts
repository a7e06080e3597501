import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { marketCodes, markets } from "@/lib/markets";
import { editions, languageOf } from "@/lib/markets/editions";

const style = readFileSync("components/styles/market.css", "utf8");
const sprite = readFileSync("components/ui/sprite.svg", "utf8");

const rules = (code: string) => {
  const suggestion = `html[data-offered="${code}"]:has(.suggestion[data-suggest="${code}"]:not([hidden]))`;
  return [
    `html[data-geo="detected"][data-offered="${code}"] .detected[data-line="${code}"]`,
    `html[data-offered="${code}"] .suggestion[data-suggest="${code}"]:not([hidden])`,
    suggestion,
    `${suggestion} :is(.banner, .banner button)`,
  ];
};

const languageRules = (language: string) => {
  const suggestion = `html[data-spoken="${language}"]:has(.suggestion[lang|="${language}"]:not([hidden]))`;
  return [
    `html[data-spoken="${language}"] .suggestion[lang|="${language}"]:not([hidden])`,
    `${suggestion} .suggestion:not([lang])`,
    suggestion,
    `${suggestion} :is(.banner, .banner button)`,
  ];
};

const languages = new Set(editions.map(languageOf));

test.each([...marketCodes.flatMap(rules), ...[...languages].flatMap(languageRules)])(
  "the style sheet has the rule %s",
  (rule) => {
    expect(selectors()).toContain(rule);
  },
);

test.each(markets)(
  "the sprite has the flag of $country and the icons of its software",
  ({ flag, software }) => {
    for (const id of [flag, ...software.map((name) => `app-${name}`)]) expect(sprite).toContain(`id="${id}"`);
  },
);

function selectors(): string[] {
  return style.split(/,\n|[{};]\s*\n/).map((selector) => selector.trim());
}
