import type { HTMLElement } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { type MarketCode, marketCodes } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import {
  continueAddress,
  dpaAddress,
  marketAddress,
  marketPages,
  signUpAddress,
  siteAddress,
  sitePages,
} from "@/lib/routing/addresses";
import { wizardSteps } from "@/lib/sign-up/steps";
import { sharedSite } from "@/tests/support/site/running";
import { walkTo } from "@/tests/support/site/sign-up";
import { openVisitor } from "@/tests/support/site/visitor";

const { url } = sharedSite();

/** Pages that exist once for all markets. */
const shared: readonly string[] = [...sitePages.map(siteAddress), dpaAddress];

describe.each(marketCodes)("a page of %s", (code) => {
  const open = (address: string) => openVisitor(url).open(address);

  it.each(marketPages)("%s has no link that leaves the market", async (page) => {
    const { document } = await open(marketAddress(page, mainEdition(code)));
    expect(linksOutside(document, code)).toEqual([]);
    expect(addresses(document).filter((address) => address.startsWith(`/${code}/`))).not.toEqual([]);
  });

  it("of the sign-up has no link that leaves the market", async () => {
    const { document } = await open(signUpAddress(mainEdition(code)));
    expect(linksOutside(document, code)).toEqual([]);
    const visitor = openVisitor(url);
    await walkTo(visitor, code, "review");
    for (const address of [
      ...wizardSteps.map((step) => signUpAddress(mainEdition(code), step)),
      continueAddress(mainEdition(code)),
    ])
      expect(linksOutside((await visitor.open(address)).document, code), address).toEqual([]);
  });

  it("has the message to accountants where businesses read, and nowhere else", async () => {
    for (const page of marketPages) {
      const { document } = await open(marketAddress(page, mainEdition(code)));
      const isHere = document.querySelector("#accountant-banner") !== null;
      expect(isHere, page).toBe(page === "home" || page === "integrations");
    }
  });
});

/** Links and forms to pages outside the market, except the market selector's. */
function linksOutside(document: HTMLElement, code: MarketCode): string[] {
  return addresses(document).filter(
    (address) =>
      !new RegExp(`^/${code}(?=[/?#]|$)`).test(address) && !shared.includes(address.replace(/#.*/, "")),
  );
}

function addresses(document: HTMLElement): string[] {
  return [
    ...document.querySelectorAll("a[href]:not([data-market])").map((link) => link.getAttribute("href")),
    ...document.querySelectorAll("form[action]").map((form) => form.getAttribute("action")),
  ].flatMap((address) => (address?.startsWith("/") ? [address] : []));
}
