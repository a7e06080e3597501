import { a4, colours, sizes } from "./page";

/** Supports paragraphs and tables only. */
export function drawBlocks(pdf: PDFKit.PDFDocument, markdown: string): void {
  for (const block of markdown.split(/\n{2,}/)) {
    if (block.startsWith("|")) drawTable(pdf, rowsOf(block));
    else drawParagraph(pdf, block);
  }
}

/** The cells of a table without the line below its head. */
function rowsOf(table: string): string[][] {
  const lines = table.split("\n").filter((line) => !/^[|\s:-]+$/.test(line));
  return lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function drawParagraph(pdf: PDFKit.PDFDocument, text: string): void {
  pdf.font("text").fontSize(sizes.text).fillColor(colours.ink).text(text, { lineGap: 3 });
  pdf.moveDown(0.5);
}

const rowHeight = 26;

function drawTable(pdf: PDFKit.PDFDocument, rows: readonly string[][]): void {
  const { left, right } = a4.margins;
  const column = (pdf.page.width - left - right) / (rows[0]?.length ?? 1);
  if (pdf.page.height - a4.margins.bottom - pdf.y < rowHeight * rows.length) pdf.addPage();
  for (const cells of rows) {
    const y = pdf.y;
    cells.forEach((text, at) => {
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
