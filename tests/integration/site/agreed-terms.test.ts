import { describe, expect, it } from "vitest";
import { markets } from "@/lib/markets";
import { words } from "@/messages/words";
import { plainText } from "./page";
import { siteForTests } from "./running-site";
import { walkTo } from "./sign-up";
import { openVisitor } from "./visitor";

const running = siteForTests("embedded");

describe.each(markets)("before somebody agrees to a debit in $code", ({ code, locale }) => {
  it.each(["plan", "review"] as const)("the %s step says that the price includes tax", async (step) => {
    const { document } = await walkTo(openVisitor(running().site.url), code, step);
    expect(plainText(document)).toContain(words(locale, "market")("taxIncluded"));
  });

  it("the review says 7 days from today, and the working day on which that falls", async () => {
    const { document } = await walkTo(openVisitor(running().site.url), code, "review");
    expect(plainText(document)).toMatch(/7 days from today, on or about (Mon|Tues|Wednes|Thurs|Fri)day/);
  });
});
