import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseLegal } from "@/lib/content/legal";
import { siteDefaults } from "@/lib/site";
import { type LegalName, legalText } from "@/messages/legal";
import { agreementFile } from "@/scripts/dpa/agreement";

const sections: Record<LegalName, number> = { privacy: 10, terms: 12, cookies: 6, dpa: 14 };

describe.each(Object.entries(sections) as [LegalName, number][])("the text of %s", (name, count) => {
  const document = parseLegal(legalText(name, siteDefaults));

  it(`has ${count} sections, each under an anchor of its own`, () => {
    expect(document.sections).toHaveLength(count);
    expect(new Set(document.sections.map(({ id }) => id)).size).toBe(count);
    expect(document.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
  });

  it("has every figure and name in its place", () => {
    expect(legalText(name, siteDefaults)).not.toMatch(/[{}]|undefined/);
  });

  it("changes with the firm's name and address only where it says them", () => {
    const renamed = legalText(name, { ...siteDefaults, legalName: "Another Firm Ltd" });
    expect(renamed.includes("Another Firm Ltd")).toBe(name !== "cookies");
  });
});

it("says where to write when there is no support address", () => {
  const text = legalText("terms", { ...siteDefaults, supportEmail: "" });
  expect(text).toContain(`Write to ${siteDefaults.legalName}, ${siteDefaults.street}`);
});

it("refuses a text without a title", () => {
  expect(() => parseLegal("No title")).toThrow("title");
});

it("has no date in the terms, so that their version does not change by the day", () => {
  expect(legalText("terms", siteDefaults)).not.toMatch(/\b20\d\d\b|last updated/i);
});

describe("the data processing agreement as a file", () => {
  it("is the committed one, made from the text of today", async () => {
    const made = await agreementFile(parseLegal(legalText("dpa", siteDefaults)));
    expect(Buffer.compare(made, readFileSync("public/dpa.pdf"))).toBe(0);
  });

  it("is A4", () => {
    expect(readFileSync("public/dpa.pdf", "latin1")).toContain("/MediaBox [0 0 595.28 841.89]");
  });
});
