import { tick } from "@/lib/content/mark";
import { productName } from "@/lib/site";

export type Pdf = PDFKit.PDFDocument;

export const margins = { top: 64, bottom: 76, left: 72, right: 72 }; // In points

/** The colours of the light theme in `tokens.css`. */
export const colours = { ink: "#14201a", note: "#5c6962", green: "#006b47", rule: "#d6ded6" };

const fonts = {
  display: "components/styles/fonts/besley-latin-400.woff",
  text: "components/styles/fonts/hanken-grotesk-latin-500.woff",
};

const sizes = { name: 18, note: 8.5 };

const edition = new Date("2026-11-21T00:00:00Z");

type Paper = { readonly size: "A4" | "LETTER"; readonly lang: string };

/** Draws a document on the firm's letterhead. The same content always gives the same bytes. */
export async function onLetterhead(
  title: string,
  { size, lang }: Paper,
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // Imported here, since only builds have the package. A running site loads this module but sends the built file.
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size,
    margins,
    bufferPages: true,
    lang,
    displayTitle: true,
    info: { Title: `${title}, ${productName}`, Author: productName, CreationDate: edition },
  });
  pdf.registerFont("display", fonts.display).registerFont("text", fonts.text);
  drawName(pdf);
  draw(pdf);
  numberPages(pdf, title);
  pdf.end();
  return new Uint8Array(Buffer.concat(await pdf.toArray()));
}

/** The width between the margins. */
export function textWidth({ page }: Pdf): number {
  return page.width - margins.left - margins.right;
}

export function drawTick(pdf: Pdf, x: number, y: number, scale: number): void {
  pdf.save().translate(x, y).scale(scale).path(tick).fill(colours.green).restore();
}

function drawName(pdf: Pdf): void {
  const { left, top } = margins;
  pdf.font("display").fontSize(sizes.name).fillColor(colours.ink).text(productName, left, top);
  drawTick(pdf, left + pdf.widthOfString(productName) + 2, top, 0.55);
  pdf.moveDown(2.5);
}

function numberPages(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // No bottom margin: PDFKit would start a new page for text inside it.
    pdf.page.margins.bottom = 0;
    const at = { x: margins.left, y: pdf.page.height - 44 };
    const width = textWidth(pdf);
    pdf.font("text").fontSize(sizes.note).fillColor(colours.note);
    pdf.text(`${title}, ${productName}`, at.x, at.y, { width, lineBreak: false });
    pdf.text(`${page - start + 1} / ${count}`, at.x, at.y, { width, align: "right", lineBreak: false });
  }
}
