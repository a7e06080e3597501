import type { HTMLElement } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { words } from "@/i18n/words";
import { formatAmount } from "@/lib/content/formats";
import { samples } from "@/lib/content/ledger";
import { editions } from "@/lib/markets/editions";
import { formatSum } from "@/lib/plans";
import { marketAddress } from "@/lib/routing/addresses";
import { pdfTexts } from "@/tests/support/pdf-text";
import { plainText, readPage } from "@/tests/support/site/page";
import { sharedSite } from "@/tests/support/site/running";

const site = sharedSite();

describe.each(editions)("on the pages of $segment", (edition) => {
  const { code, locale, software } = edition;
  const open = async (page: "home" | "banks" | "integrations" | "sample-pack-joiner") =>
    readPage((await site.ask(marketAddress(page, edition))).body);

  it("each checked line of the first screen has the market's tax, and its document adds up to it", async () => {
    const { root } = await open("home");
    for (const { key, net, tax } of samples(code)) {
      const way = root.querySelector(`section[data-document="${key}"]`) ?? fail();
      const lines = root.querySelectorAll(".try label");
      const radio = lines.map((one) => one.querySelector(`[value="${key}"]`)).find(Boolean) ?? fail();
      const line = radio.getAttribute("aria-label");
      for (const figure of [formatAmount(tax, edition), formatAmount(net + tax, edition), "Checked"])
        expect(line).toContain(figure);
      expect(plainText(way)).toContain(formatSum(net + tax, edition));
    }
    expect(plainText(root.querySelector(".try") ?? fail()).includes("VAT")).toBe(code === "uk");
  });

  it("the page says in which software the books are kept", async () => {
    const { root } = await open("home");
    const t = words(locale, "market");
    const names = ["xero", "quickbooks", "freeagent"] as const;
    const eyebrow = plainText(root.querySelector(".hero p") ?? fail());
    expect(names.filter((name) => eyebrow.includes(t(`software.${name}`)))).toEqual([...software]);
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
    expect(first).toMatch(code === "uk" ? /Featured.*Xero UK/ : /QuickBooks USA & Canada/);
    expect(text.match(/Featured/g) ?? []).toHaveLength(code === "uk" ? 1 : 0);
    expect(root.querySelectorAll(".hero p + h1")).toHaveLength(code === "uk" ? 1 : 0);
  });

  it("the sample pack can be downloaded, with the figures of the page", async () => {
    const { root } = await open("home");
    const [profit, balance] = pdfTexts(await downloaded(root, "Download the PDF"));
    await downloaded((await open("sample-pack-joiner")).root, "Download the PDF");
    for (const [page, texts] of [
      ["profit", profit],
      ["balance", balance],
    ] as const) {
      const figures = root.querySelectorAll(`article:has(#pack-${page}) td`).map(plainText);
      expect(figures.length).toBeGreaterThan(3);
      for (const figure of figures.filter((text) => text !== "")) expect(texts).toContain(figure);
    }
  });

  it("the DPA can be downloaded", async () => {
    await downloaded((await open("integrations")).root, "Download DPA (PDF)");
  });

  it("the guarantee has the same words in its section, in the FAQ and in the terms", async () => {
    const { root } = await open("home");
    const [certificate] = root
      .querySelectorAll("section")
      .filter((section) => section.querySelector("h2")?.text.startsWith("If an accountant finds an error"));
    const conditions = certificate?.querySelectorAll("li").map(plainText) ?? [];
    expect(conditions).toHaveLength(4);
    const faq = plainText(root.querySelector("#faq") ?? fail());
    const { text: terms } = readPage((await site.ask("/terms")).body);
    for (const condition of conditions) {
      expect(faq).toContain(condition);
      expect(terms).toContain(condition);
    }
    expect(linkOf(certificate ?? fail(), "Read the full conditions")?.getAttribute("href")).toMatch(
      /\/terms#the-accuracy-guarantee$/,
    );
  });
});

function linkOf(root: HTMLElement, name: string): HTMLElement | undefined {
  return root.querySelectorAll("a").find((link) => plainText(link).startsWith(name));
}

/** The PDF to which a link leads. */
async function downloaded(root: HTMLElement, name: string): Promise<Uint8Array> {
  const response = await fetch(new URL(linkOf(root, name)?.getAttribute("href") ?? "", site.url));
  expect(response.headers.get("content-type")).toBe("application/pdf");
  return new Uint8Array(await response.arrayBuffer());
}

function fail(): never {
  throw new Error("the exhibit is not on the page");
}
