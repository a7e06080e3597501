import { setImmediate } from "node:timers/promises";
import type { LegalDocument } from "@/lib/content/legal";
import type { Edition } from "@/lib/markets/editions";
import { colours, margins, onLetterhead, type Pdf, textWidth } from "@/server/pdf/letterhead";

const sizes = { title: 24, heading: 13, text: 10.5 };

/** Renders an agreement as a PDF on the paper of an edition. The same text always gives the same bytes. */
export function agreementFile(
  document: LegalDocument,
  { paper, locale }: Edition,
): Promise<Uint8Array<ArrayBuffer>> {
  return onLetterhead(document.title, { size: paper, lang: locale }, (pdf) =>
    drawLegalDocument(pdf, document),
  );
}

/** Other requests are answered after each section. */
export async function drawLegalDocument(
  pdf: Pdf,
  { title, opening, sections }: LegalDocument,
): Promise<void> {
  pdf.font("display").fontSize(sizes.title).fillColor(colours.ink).text(title);
  pdf.moveDown(0.8);
  drawBlocks(pdf, opening);
  for (const [at, { heading, text }] of sections.entries()) {
    drawHeading(pdf, `${at + 1}  ${heading}`);
    drawBlocks(pdf, text);
    await setImmediate();
  }
}

function drawHeading(pdf: Pdf, heading: string): void {
  const room = pdf.page.height - margins.bottom - pdf.y;
  if (room < sizes.heading * 5) pdf.addPage();
  pdf.moveDown(0.7).font("display").fontSize(sizes.heading).fillColor(colours.ink).text(heading);
  pdf.moveDown(0.35);
}

/** Draws Markdown, of which only paragraphs and tables are supported. Links and bold text lose their marks. */
function drawBlocks(pdf: Pdf, markdown: string): void {
  for (const block of markdown.split(/\n{2,}/)) {
    if (block.startsWith("|")) drawTable(pdf, rowsOf(block));
    else
      drawParagraph(
        pdf,
        block.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, (_, link: string) => link).replaceAll("**", ""),
      );
  }
}

function rowsOf(table: string): string[][] {
  const lines = table.split("\n").filter((line) => !/^[|\s:-]+$/.test(line));
  return lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function drawParagraph(pdf: Pdf, text: string): void {
  pdf.font("text").fontSize(sizes.text).fillColor(colours.ink).text(text, { lineGap: 3 });
  pdf.moveDown(0.5);
}

const rowHeight = 26;

function drawTable(pdf: Pdf, rows: readonly string[][]): void {
  const { left } = margins;
  const column = textWidth(pdf) / (rows[0]?.length ?? 1);
  if (pdf.page.height - margins.bottom - pdf.y < rowHeight * rows.length) pdf.addPage();
  for (const cells of rows) {
    const y = pdf.y;
    cells.forEach((text, at) => {
      pdf.text(text, left + at * column, y, { width: column - 16, lineBreak: false });
    });
    const below = y + rowHeight - 7;
    pdf
      .moveTo(left, below)
      .lineTo(left + textWidth(pdf), below)
      .lineWidth(0.5)
      .stroke(colours.rule);
    pdf.y = y + rowHeight;
    pdf.x = left;
  }
}
