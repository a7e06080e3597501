import { type Hand, initials, namedInitials, tick } from "@/lib/content/mark";
import type { Accountant } from "@/lib/content/proof";
import type { MarketRow } from "@/lib/markets/market";
import { productName } from "@/lib/site";

export type Pdf = PDFKit.PDFDocument;

/** What PDFKit's types leave out: the current font. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    }
  }
}

export const margins = { top: 64, bottom: 76, left: 72, right: 72 }; // In points

/** The colours of the light theme in `tokens.css`. */
export const colours = { ink: "#14201a", note: "#5c6962", green: "#006b47", rule: "#d6ded6" };

/** TTF: unpacking a WOFF takes more processor time than drawing a page. */
const fonts = {
  display: "components/styles/fonts/besley-latin-400.ttf",
  text: "components/styles/fonts/hanken-grotesk-latin-500.ttf",
  wide: "components/styles/fonts/noto-sans-500.ttf", // Further Latin letters, Greek and Cyrillic
};

const sizes = { name: 18, note: 8.5 };

const edition = new Date("2026-11-21T00:00:00Z");

export type Paper = {
  readonly size: MarketRow["paper"];
  readonly lang: string;
  readonly madeOn?: Date; // The file's date; absent: the date of the edition
};

/** Draws a document on the firm's letterhead. The same content always gives the same bytes. */
export async function onLetterhead(
  title: string,
  { size, lang, madeOn = edition }: Paper,
  draw: (pdf: Pdf) => void | Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  // Imported here, so that a site that draws nothing does not load it: it takes 30 MB (docs/decisions/0150).
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size,
    margins,
    bufferPages: true,
    lang,
    displayTitle: true,
    info: { Title: `${title}, ${productName}`, Author: productName, CreationDate: madeOn },
  });
  // Opened anew for each document: a font keeps the letters of the first text with a glyph, and loses those of later ones.
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  drawName(pdf);
  await draw(pdf);
  numberPages(pdf, title);
  pdf.end();
  return new Uint8Array(Buffer.concat(await pdf.toArray()));
}

/** The first font that has a glyph for every letter of the text; null if none has. Changes the document's font. */
export function fontWithGlyphs(pdf: Pdf, text: string): "text" | "wide" | null {
  const codePoints = [...text.replaceAll(/\s/g, "")].map((letter) => letter.codePointAt(0) ?? 0);
  const hasAll = (font: string) => {
    const { font: opened } = pdf.font(font)._font;
    return codePoints.every((codePoint) => opened.hasGlyphForCodePoint(codePoint));
  };
  return (["text", "wide"] as const).find(hasAll) ?? null;
}

/** The width between the margins. */
export function textWidth({ page }: Pdf): number {
  return page.width - margins.left - margins.right;
}

export function drawTick(pdf: Pdf, x: number, y: number, scale: number): void {
  pdf.save().translate(x, y).scale(scale).path(tick).fill(colours.green).restore();
}

/** The initials of who checked a sample, beside its tick. */
export function drawInitials(
  pdf: Pdf,
  of: Hand,
  accountants: readonly Accountant[],
  x: number,
  y: number,
): void {
  const named = namedInitials(of, accountants);
  if (named !== null) {
    pdf.font("display").fontSize(11).fillColor(colours.green).text(named, x, y, { lineBreak: false });
    return;
  }
  pdf.save().translate(x, y).scale(0.7).lineWidth(1.7).lineCap("round").lineJoin("round");
  pdf.path(initials[of]).stroke(colours.green).restore();
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
