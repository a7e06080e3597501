import type { LegalDocument } from "@/lib/content/legal";
import { tick } from "@/lib/content/mark";
import { productName } from "@/lib/site";
import { drawBlocks } from "./blocks";
import { a4, colours, fonts, sizes } from "./page";

/** An agreement as a PDF. The same text gives the same bytes. */
export async function agreementFile(agreement: LegalDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(Buffer.concat(await (await drawAgreement(agreement)).toArray()));
}

async function drawAgreement(agreement: LegalDocument): Promise<PDFKit.PDFDocument> {
  // Only builds have the package; a running site loads this module too, and answers with the file from the build.
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    ...a4,
    bufferPages: true,
    lang: "en-GB",
    displayTitle: true,
    info: { Title: `${agreement.title}, ${productName}`, Author: productName, CreationDate: edition },
  });
  pdf.registerFont("display", fonts.display).registerFont("text", fonts.text);
  drawLetterhead(pdf);
  pdf.font("display").fontSize(sizes.title).fillColor(colours.ink).text(agreement.title);
  pdf.moveDown(0.8);
  drawBlocks(pdf, agreement.opening);
  agreement.sections.forEach(({ heading, text }, at) => {
    drawHeading(pdf, `${at + 1}  ${heading}`);
    drawBlocks(pdf, text);
  });
  numberPages(pdf, agreement.title);
  pdf.end();
  return pdf;
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
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    const at = { x: a4.margins.left, y: pdf.page.height - 44 };
    const width = pdf.page.width - a4.margins.left - a4.margins.right;
    pdf.font("text").fontSize(sizes.note).fillColor(colours.note);
    pdf.text(`${title}, ${productName}`, at.x, at.y, { width, lineBreak: false });
    pdf.text(`${page - start + 1} / ${count}`, at.x, at.y, { width, align: "right", lineBreak: false });
  }
}
