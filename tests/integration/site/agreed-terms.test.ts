import { describe, expect, it } from "vitest";
import { words } from "@/i18n/words";
import { editions } from "@/lib/markets/editions";
import { plainText } from "@/tests/support/site/page";
import { sharedSite } from "@/tests/support/site/running";
import { walkTo } from "@/tests/support/site/sign-up";
import { openVisitor } from "@/tests/support/site/visitor";

const { url } = sharedSite();

describe.each(editions)("before a customer agrees to a debit in $segment", ({ segment, locale }) => {
  it.each(["plan", "review"] as const)("the %s step says that the price includes tax", async (step) => {
    const { document } = await walkTo(openVisitor(url), segment, step);
    expect(plainText(document)).toContain(words(locale, "market")("taxIncluded"));
    const usageSentence = /amount debited; [^.]+\. For Jack Portfolio, the debit depends on use/;
    if (step === "plan") expect(plainText(document)).toMatch(usageSentence);
  });

  it("the review names the banking day of the first payment", async () => {
    const { document } = await walkTo(openVisitor(url), segment, "review");
    expect(plainText(document)).toMatch(
      /First payment .*\b7 days.* on or about (Mon|Tues|Wednes|Thurs|Fri)day/,
    );
  });
});
