import { fontsFor } from "./fonts";
import { colours, margins, type Pdf, textWidth } from "./letterhead";
import { hasMissing, linesOf, type Piece, rightToLeftScript } from "./lines";

/** A part of a document that flows over its pages. `rows` holds pairs of label and value. */
export type PaperBlock =
  | { readonly kind: "title" | "heading" | "text" | "strong"; readonly text: string }
  | { readonly kind: "rows"; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: "points"; readonly points: readonly string[] };

const sizes = { title: 22, heading: 13, text: 10 };
const labelWidth = 130;
const lineGap = 2;
const boldness = 0.35; // Width of an outline that makes letters bold: the fonts have one weight

type Paper = { readonly pdf: Pdf; readonly fonts: readonly string[] };

/** Draws the blocks, and the note below them if some letter is in none of the fonts. */
export async function drawBlocks(
  pdf: Pdf,
  blocks: readonly PaperBlock[],
  missingNote: string,
): Promise<void> {
  const text = blocks.flatMap(textsOf).join("\n");
  const paper = { pdf, fonts: await fontsFor(pdf, text) };
  for (const block of blocks) drawBlock(paper, block);
  if (hasMissing(pdf, text, paper.fonts)) drawBlock(paper, { kind: "text", text: missingNote });
  turnLigatures(paper);
}

/**
 * Readers copy text glyph by glyph from the right, and then letter by letter, so that the two letters of one glyph, as in 'لا',
 * would change places. Tried with PDFium, pdf.js, Poppler and MuPDF.
 */
function turnLigatures({ pdf, fonts }: Paper): void {
  for (const font of fonts) {
    for (const letters of pdf.font(font)._font.unicode) {
      if (letters && rightToLeftScript.test(String.fromCodePoint(...letters))) letters.reverse();
    }
  }
}

function textsOf(block: PaperBlock): readonly string[] {
  if (block.kind === "rows") return block.rows.flat();
  return block.kind === "points" ? block.points : [block.text];
}

function drawBlock(paper: Paper, block: PaperBlock): void {
  const { pdf } = paper;
  switch (block.kind) {
    case "title":
      write(paper, block.text, { isDisplay: true, size: sizes.title });
      pdf.moveDown(0.6);
      return;
    case "heading":
      keepTogether(pdf, sizes.heading * 5);
      pdf.moveDown(0.9);
      write(paper, block.text, { isDisplay: true, size: sizes.heading });
      pdf.moveDown(0.4);
      return;
    case "text":
      write(paper, block.text);
      pdf.moveDown(0.5);
      return;
    case "strong":
      write(paper, block.text, { isBold: true });
      pdf.moveDown(0.5);
      return;
    case "points":
      for (const point of block.points) {
        write(paper, `•  ${point}`);
        pdf.moveDown(0.3);
      }
      return;
    case "rows":
      for (const row of block.rows) drawRow(paper, row);
      pdf.moveDown(0.6);
  }
}

function drawRow(paper: Paper, [label, value]: readonly [string, string]): void {
  const { pdf } = paper;
  const labels = { color: colours.note, width: labelWidth - 12 };
  const values = { left: margins.left + labelWidth, width: textWidth(pdf) - labelWidth, isValue: true };
  const height = Math.max(heightOf(paper, label, labels), heightOf(paper, value, values));
  keepTogether(pdf, height + 12);
  const top = pdf.y + 5;
  for (const [text, writing] of [
    [label, labels],
    [value, values],
  ] as const) {
    pdf.y = top;
    write(paper, text, writing);
  }
  const below = top + height + 5;
  pdf
    .moveTo(margins.left, below)
    .lineTo(margins.left + textWidth(pdf), below)
    .lineWidth(0.5)
    .stroke(colours.rule);
  pdf.x = margins.left;
  pdf.y = below;
}

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.page.height - margins.bottom - pdf.y < height) pdf.addPage();
}

type TextStyle = {
  isDisplay?: boolean;
  size?: number;
  color?: string;
  isBold?: boolean;
  isValue?: boolean; // A customer's text, which may run from right to left
  left?: number;
  width?: number;
};

function write(paper: Paper, text: string, writing: TextStyle = {}): void {
  const { pdf } = paper;
  const { size = sizes.text, color = colours.ink, isBold = false, left = margins.left } = writing;
  for (const line of setLines(paper, text, writing)) {
    keepTogether(pdf, line.height);
    pdf.fontSize(size).fillColor(color).strokeColor(color).lineWidth(boldness);
    drawLine(pdf, line, left, isBold);
  }
  pdf.font("text").x = margins.left;
}

function drawLine(pdf: Pdf, { pieces, ascent, height }: Line, left: number, stroke: boolean): void {
  const { y } = pdf;
  let x = left;
  for (const { font, text } of pieces) {
    pdf
      .font(font)
      .text(text, x, y + ascent, { lineBreak: false, baseline: "alphabetic", fill: true, stroke });
    x += pdf.widthOfString(text);
  }
  pdf.y = y + height;
}

type Line = { readonly pieces: readonly Piece[]; readonly ascent: number; readonly height: number };

/** Lines with their heights, which depend on the fonts in them. */
function setLines({ pdf, fonts }: Paper, text: string, writing: TextStyle): Line[] {
  const { isDisplay = false, isValue = false, size = sizes.text, width = textWidth(pdf) } = writing;
  const ownFonts = isDisplay ? ["display", ...fonts] : fonts;
  const direction = isValue ? "auto" : "ltr";
  return linesOf(pdf, text, { fonts: ownFonts, size, width, direction }).map((pieces) => {
    const used = [...new Set([ownFonts[0] ?? "text", ...pieces.map(({ font }) => font)])].map(
      (font) => pdf.font(font)._font,
    );
    const ascent = (Math.max(...used.map(({ ascender }) => ascender)) / 1000) * size;
    const descent = (Math.min(...used.map(({ descender }) => descender)) / 1000) * size;
    return { pieces, ascent, height: ascent - descent + lineGap };
  });
}

function heightOf(paper: Paper, text: string, writing: TextStyle): number {
  return setLines(paper, text, writing).reduce((sum, { height }) => sum + height, 0);
}
