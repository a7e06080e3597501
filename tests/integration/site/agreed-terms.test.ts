import { describe, expect, it } from "vitest";
import { words } from "@/i18n/words";
import { editions, type Language, languageOf } from "@/lib/markets/editions";
import { plainText } from "@/tests/support/site/page";
import { sharedSite } from "@/tests/support/site/running";
import { walkTo } from "@/tests/support/site/sign-up";
import { openVisitor } from "@/tests/support/site/visitor";

const { url } = sharedSite();

const sentences = {
  en: {
    usage: /amount debited; [^.]+\. For Jack Portfolio, the debit depends on use/,
    day: /First payment .*\b7 days.* on or about (Mon|Tues|Wednes|Thurs|Fri)day/,
  },
  fr: {
    usage: /montant débité; [^.]+\. Pour Jack Portfolio, le montant débité dépend de l’utilisation/,
    day: /Premier paiement .*\b7 jours.* vers le (lundi|mardi|mercredi|jeudi|vendredi)/,
  },
} satisfies Record<Language, unknown>;

describe.each(editions)("before a customer agrees to a debit in $segment", ({ segment, locale }) => {
  const { usage, day } = sentences[languageOf({ locale })];

  it.each(["plan", "review"] as const)("the %s step says that the price includes tax", async (step) => {
    const { document } = await walkTo(openVisitor(url), segment, step);
    expect(plainText(document)).toContain(words(locale, "market")("taxIncluded"));
    if (step === "plan") expect(plainText(document)).toMatch(usage);
  });

  it("the review names the banking day of the first payment", async () => {
    const { document } = await walkTo(openVisitor(url), segment, "review");
    expect(plainText(document)).toMatch(day);
  });
});
