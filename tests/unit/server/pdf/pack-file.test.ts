import { beforeAll, describe, expect, it } from "vitest";
import { GET, generateStaticParams } from "@/app/[market]/sample-pack.pdf/route";
import { packWords } from "@/i18n/pack";
import { editions } from "@/lib/markets/editions";
import { packFile } from "@/server/pdf/pack-file";
import { pdfPages, pdfTexts } from "@/tests/support/pdf-text";

describe.each(editions)("the sample pack of $code as a PDF", (edition) => {
  const pack = packWords(edition);
  let file: Awaited<ReturnType<typeof packFile>>;
  let pages: string[][];
  beforeAll(async () => {
    file = await packFile(edition);
    pages = pdfTexts(file);
  });

  it("has every figure and label of the landing page's statements, in the same order", () => {
    for (const [at, { title, rows }] of [pack.profit, pack.balance].entries()) {
      const wanted = rows.flatMap(({ label, amount }) => (amount === null ? [label] : [label, amount]));
      const texts = pages[at] ?? [];
      expect(texts).toContain(title);
      const from = texts.indexOf(rows[0]?.label ?? "", texts.indexOf(title) + 2);
      expect(texts.slice(from, from + wanted.length)).toEqual(wanted);
    }
  });

  it("has the open questions and the checked entries", () => {
    const questions = (pages[2] ?? []).join(" ").replace(/ +/g, " ");
    for (const { title, amount, text } of pack.questions.items)
      for (const part of [title, amount, text]) expect(questions).toContain(part);
    const entries = pages[3] ?? [];
    for (const { date, supplier, category, tax, total } of pack.entries.rows)
      expect(entries).toEqual(expect.arrayContaining([date, supplier, category, tax, total]));
    expect(entries).toEqual(expect.arrayContaining([pack.entries.forward.tax, pack.entries.forward.total]));
  });

  it("has the initials of who checked in every checked entry and at the foot of every page", () => {
    const roundedStrokes = pdfPages(file).map(({ content }) => content.match(/^1 J$/gm)?.length);
    const checked = pack.entries.rows.filter(({ by }) => by).length;
    expect(checked).toBeGreaterThan(3);
    expect(roundedStrokes).toEqual([1, 1, 1, checked + 1]);
  });

  it("has four pages, each labelled as a sample", () => {
    expect(pages).toHaveLength(4);
    for (const texts of pages) expect(texts).toContain(pack.lead);
  });

  it("is the same file each time it is made", async () => {
    expect(Buffer.compare(file, await packFile(edition))).toBe(0);
  });
});

it("is prerendered for every market", async () => {
  expect(generateStaticParams()).toEqual([{ market: "uk" }, { market: "us" }, { market: "ca" }]);
  const response = await GET(new Request("http://localhost/us/sample-pack.pdf"), {
    params: Promise.resolve({ market: "us" }),
  });
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(pdfTexts(await response.bytes()).flat()).toContain("Sales tax payable");
});
