import type { HTMLElement } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { editions } from "@/lib/markets/editions";
import { marketAddress, marketPages } from "@/lib/routing/addresses";
import { readPage } from "@/tests/support/site/page";
import { sharedSite } from "@/tests/support/site/running";

const site = sharedSite();

const addresses = editions.flatMap((edition) => marketPages.map((page) => marketAddress(page, edition)));

describe.each(addresses)("on %s", (address) => {
  it("no two sections in a row have the same ground", async () => {
    const { root } = readPage((await site.ask(address)).body);
    const all = root.querySelectorAll("main > section").map(groundOf);
    // Only the phone's bar comes after the cover, and it floats.
    const grounds = all.slice(0, all.lastIndexOf("cover") + 1);
    expect(grounds.length).toBeGreaterThan(1);
    expect(grounds.filter((ground, at) => ground === grounds[at + 1])).toEqual([]);
  });
});

/** A strip of claims, between two lines, separates grounds that are alike. */
function groundOf(section: HTMLElement): "band" | "cover" | "open" | "strip" {
  if (section.classList.contains("cover")) return "cover";
  if (!section.classList.contains("section")) return "strip";
  return section.hasAttribute("data-band") ? "band" : "open";
}
