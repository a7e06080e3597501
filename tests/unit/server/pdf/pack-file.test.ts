import { beforeAll, describe, expect, it } from "vitest";
import { GET, generateStaticParams } from "@/app/[market]/sample-pack-joiner.pdf/route";
import { packWords } from "@/i18n/pack";
import { landingBusiness } from "@/lib/content/pack/pack";
import { editionCodes, editions } from "@/lib/markets/editions";
import { packFile } from "@/server/pdf/pack-file";
import { site } from "@/tests/support/example-site";
import { pdfPages, pdfTexts } from "@/tests/support/pdf-text";

describe.each(editions)("the PDF of the landing page's pack of $segment", (edition) => {
  const pack = packWords(edition, landingBusiness);
  let file: Awaited<ReturnType<typeof packFile>>;
  let pages: string[][];
  beforeAll(async () => {
    file = await packFile(edition, site, []);
    pages = pdfTexts(file);
  });

  it("has every figure and label of the page's statements, in the same order", () => {
    for (const [at, { title, rows }] of [pack.profit, pack.balance].entries()) {
      const wanted = rows.flatMap(({ label, amount }) => (amount === null ? [label] : [label, amount]));
      const texts = pages[at] ?? [];
      expect(texts).toContain(title);
      const from = texts.indexOf(rows[0]?.label ?? "", texts.indexOf(title) + 2);
      expect(texts.slice(from, from + wanted.length)).toEqual(wanted);
    }
  });

  it("has the open questions and the checked entries", () => {
    const texts = pages[2] ?? [];
    const prose = texts.join(" ").replace(/ +/g, " ");
    for (const { title, amount, text } of pack.questions.items)
      for (const part of [title, amount, text]) expect(prose).toContain(part);
    for (const { date, supplier, category, tax, total, answer } of pack.entries.rows) {
      expect(texts).toEqual(expect.arrayContaining([date, supplier, category, tax, total]));
      expect(prose).toContain(answer ?? "");
    }
    const { brought, carried } = pack.entries;
    expect(texts).toEqual(expect.arrayContaining([brought.tax, brought.total, carried.tax, carried.total]));
  });

  it("has the initials of who checked in every checked entry and at the foot of every page", () => {
    const roundedStrokes = pdfPages(file).map(({ content }) => content.match(/^1 J$/gm)?.length);
    const checked = pack.entries.rows.filter(({ by }) => by).length;
    expect(checked).toBeGreaterThan(3);
    expect(roundedStrokes).toEqual([1, 1, checked + 1]);
  });

  it("has three pages, none of them half empty, each with the site's address and a price", () => {
    expect(pages).toHaveLength(3);
    expect(pages[0]).toContain(pack.sample);
    for (const [at, { texts, content }] of pdfPages(file).entries()) {
      expect(texts).toContain(`jack.example/${edition.segment}`);
      expect(texts.join("")).toContain(pack.offer);
      expect(pack.offer).toMatch(/from \p{Sc}\d+ a month|dès \d+\u00a0\p{Sc} par mois/u);
      expect(share(content, edition.paper), `page ${at + 1}`).toBeGreaterThan(0.6);
    }
  });
});

/** How much of the page lies above the end of its content: the lowest line that is drawn, but for the two of the foot. */
function share(content: string, paper: "A4" | "LETTER"): number {
  const height = { A4: 841.89, LETTER: 792 }[paper];
  const lines = [...content.matchAll(/^[\d.]+ ([\d.]+) l$/gm)].map(([, y]) => Number(y));
  return Math.max(...lines.filter((y) => y < height - 76)) / height;
}

it("is prerendered for every edition", async () => {
  expect(generateStaticParams()).toEqual(editionCodes.map((market) => ({ market })));
  const response = await GET(new Request("http://localhost/us/sample-pack-joiner.pdf"), {
    params: Promise.resolve({ market: "us" }),
  });
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(pdfTexts(await response.bytes()).flat()).toContain("Sales tax payable");
});

it("is the same file each time it is made", async () => {
  const [edition] = editions;
  if (!edition) throw new Error("There is no edition.");
  const files = await Promise.all([packFile(edition, site, []), packFile(edition, site, [])]);
  expect(Buffer.compare(...files)).toBe(0);
});
