import { describe, expect, it } from "vitest";
import { words } from "@/i18n/words";
import { markets } from "@/lib/markets";
import { marketAddress } from "@/lib/routing/addresses";
import { plainText, readPage } from "@/tests/support/site/page";
import { sharedSite } from "@/tests/support/site/running";

const site = sharedSite();

describe.each(markets)("on the pages of $code", ({ code, locale, software }) => {
  const open = async (page: "home" | "banks" | "integrations") =>
    readPage((await site.ask(marketAddress(page, code))).body);

  it("the example ledger names one accounting software", async () => {
    const synced = plainText((await open("home")).root.querySelector("figure table + p") ?? fail());
    const names = ["xero", "quickbooks", "freeagent"] as const;
    const t = words(locale, "market");
    expect(names.filter((name) => synced.includes(t(`software.${name}`)))).toEqual([software[0]]);
  });

  it("the bank's figures are labelled as an illustration", async () => {
    const { root } = await open("banks");
    const section = plainText(root.querySelector("#how-it-works") ?? fail());
    expect(section).toContain("An illustration: a fictional bank in one month.");
    expect(section).not.toMatch(/1,204|318,460/);
  });

  it("the market's accounting software comes first, and the UK badge leads only the UK page", async () => {
    const { root, text } = await open("integrations");
    const [first] = root.querySelectorAll("#accounting li").map(plainText);
    expect(first).toMatch(code === "uk" ? /Featured.*Xero UK/ : /Featured.*QuickBooks USA & Canada/);
    expect(text.match(/Featured/g)).toHaveLength(1);
    expect(text).toContain("Listed on the UK accounting marketplace");
    expect(root.querySelectorAll(".hero p + h1")).toHaveLength(code === "uk" ? 1 : 0);
  });
});

function fail(): never {
  throw new Error("the exhibit is not on the page");
}
