import type { Token, Tokens } from "marked";
import { a4, colours, sizes } from "./page";

/** Draws paragraphs and tables; anything else has no place in an agreement. */
export function drawBlocks(pdf: PDFKit.PDFDocument, blocks: readonly Token[]): void {
  for (const block of blocks) {
    if (block.type === "paragraph") drawParagraph(pdf, (block as Tokens.Paragraph).text);
    else if (block.type === "table") drawTable(pdf, block as Tokens.Table);
    else throw new Error(`The agreement has no ${block.type}.`);
  }
}

function drawParagraph(pdf: PDFKit.PDFDocument, text: string): void {
  pdf.font("text").fontSize(sizes.text).fillColor(colours.ink).text(text, { lineGap: 3 });
  pdf.moveDown(0.5);
}

const rowHeight = 26;

/** Two columns to be filled in by hand, ruled below. */
function drawTable(pdf: PDFKit.PDFDocument, { header, rows }: Tokens.Table): void {
  const { left, right } = a4.margins;
  const lines = [header, ...rows];
  const column = (pdf.page.width - left - right) / header.length;
  if (pdf.page.height - a4.margins.bottom - pdf.y < rowHeight * lines.length) pdf.addPage();
  for (const cells of lines) {
    const y = pdf.y;
    cells.forEach(({ text }, at) => {
      pdf.text(text, left + at * column, y, { width: column - 16, lineBreak: false });
    });
    const below = y + rowHeight - 7;
    pdf
      .moveTo(left, below)
      .lineTo(pdf.page.width - right, below)
      .lineWidth(0.5)
      .stroke(colours.rule);
    pdf.y = y + rowHeight;
    pdf.x = left;
  }
}
