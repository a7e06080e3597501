import type { LegalDocument } from "@/lib/content/legal";
import { tick } from "@/lib/content/mark";
import { productName } from "@/lib/site";

const a4 = { size: "A4", margins: { top: 64, bottom: 76, left: 72, right: 72 } }; // In points

const fonts = {
  display: "components/styles/fonts/besley-latin-400.woff",
  text: "components/styles/fonts/hanken-grotesk-latin-500.woff",
};

const sizes = { name: 18, title: 24, heading: 13, text: 10.5, note: 8.5 };

/** The colours of the light theme in `tokens.css`. */
const colours = { ink: "#14201a", note: "#5c6962", green: "#006b47", rule: "#d6ded6" };

/** Renders an agreement as a PDF. The same text always gives the same bytes. */
export async function agreementFile({
  title,
  opening,
  sections,
}: LegalDocument): Promise<Uint8Array<ArrayBuffer>> {
  // Imported here, since only builds have the package. A running site loads this module but sends the built file.
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    ...a4,
    bufferPages: true,
    lang: "en-GB",
    displayTitle: true,
    info: { Title: `${title}, ${productName}`, Author: productName, CreationDate: edition },
  });
  pdf.registerFont("display", fonts.display).registerFont("text", fonts.text);
  drawLetterhead(pdf);
  pdf.font("display").fontSize(sizes.title).fillColor(colours.ink).text(title);
  pdf.moveDown(0.8);
  drawBlocks(pdf, opening);
  sections.forEach(({ heading, text }, at) => {
    drawHeading(pdf, `${at + 1}  ${heading}`);
    drawBlocks(pdf, text);
  });
  numberPages(pdf, title);
  pdf.end();
  return new Uint8Array(Buffer.concat(await pdf.toArray()));
}

const edition = new Date("2026-11-21T00:00:00Z");

function drawLetterhead(pdf: PDFKit.PDFDocument): void {
  const { left, top } = a4.margins;
  pdf.font("display").fontSize(sizes.name).fillColor(colours.ink).text(productName, left, top);
  const width = pdf.widthOfString(productName);
  pdf
    .save()
    .translate(left + width + 2, top)
    .scale(0.55)
    .path(tick)
    .fill(colours.green)
    .restore();
  pdf.moveDown(2.5);
}

function drawHeading(pdf: PDFKit.PDFDocument, heading: string): void {
  const room = pdf.page.height - a4.margins.bottom - pdf.y;
  if (room < sizes.heading * 5) pdf.addPage();
  pdf.moveDown(0.7).font("display").fontSize(sizes.heading).fillColor(colours.ink).text(heading);
  pdf.moveDown(0.35);
}

function numberPages(pdf: PDFKit.PDFDocument, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // No bottom margin: PDFKit would start a new page for text inside it.
    pdf.page.margins.bottom = 0;
    const at = { x: a4.margins.left, y: pdf.page.height - 44 };
    const width = pdf.page.width - a4.margins.left - a4.margins.right;
    pdf.font("text").fontSize(sizes.note).fillColor(colours.note);
    pdf.text(`${title}, ${productName}`, at.x, at.y, { width, lineBreak: false });
    pdf.text(`${page - start + 1} / ${count}`, at.x, at.y, { width, align: "right", lineBreak: false });
  }
}

/** Draws Markdown, of which only paragraphs and tables are supported. */
function drawBlocks(pdf: PDFKit.PDFDocument, markdown: string): void {
  for (const block of markdown.split(/\n{2,}/)) {
    if (block.startsWith("|")) drawTable(pdf, rowsOf(block));
    else drawParagraph(pdf, block);
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
