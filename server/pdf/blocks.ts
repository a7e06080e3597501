import { setImmediate } from "node:timers/promises";
import type { PaperBlock } from "@/lib/content/contract";
import { colours, fontWithGlyphs, margins, type Pdf, textWidth } from "./letterhead";

const sizes = { title: 22, heading: 13, text: 10 };
const labelWidth = 130;
const lineGap = 2;
/** PDFKit breaks lines by the widths of their words, which with kerning are less exact than those of `inLines`. */
const slack = 10;
const boldness = 0.35; // Width of an outline that makes letters bold: the fonts have one weight

/** Draws a block below what was drawn last. Other requests are answered after each text: all of them together take 100 ms. */
export async function drawBlock(pdf: Pdf, block: PaperBlock): Promise<void> {
  switch (block.kind) {
    case "title":
      await write(pdf.font("display").fontSize(sizes.title), block.text);
      pdf.moveDown(0.6);
      return;
    case "heading":
      keepTogether(pdf, sizes.heading * 8);
      pdf.moveDown(0.9);
      await write(pdf.font("display").fontSize(sizes.heading), block.text);
      pdf.moveDown(0.4);
      return;
    case "text":
      await write(inFontFor(pdf, block.text), block.text);
      pdf.moveDown(0.5);
      return;
    case "strong":
      pdf.strokeColor(colours.ink).lineWidth(boldness);
      await write(inFontFor(pdf, block.text), block.text, { fill: true, stroke: true });
      pdf.moveDown(0.5);
      return;
    case "points":
      for (const point of block.points) {
        await write(inFontFor(pdf, point), `•  ${point}`);
        pdf.moveDown(0.3);
      }
      return;
    case "rows":
      for (const row of block.rows) await drawRow(pdf, row);
      pdf.moveDown(0.6);
  }
}

async function drawRow(pdf: Pdf, [label, value]: readonly [string, string]): Promise<void> {
  const labels = { width: labelWidth - 12 };
  const values = { width: textWidth(pdf) - labelWidth };
  const height = Math.max(heightOf(pdf, label, labels), heightOf(pdf, value, values));
  keepTogether(pdf, height + 12);
  const top = pdf.y + 5;
  pdf.y = top;
  await write(inFontFor(pdf, label), label, labels, colours.note);
  pdf.x = margins.left + labelWidth;
  pdf.y = top;
  await write(inFontFor(pdf, value), value, values);
  const below = top + height + 5;
  pdf
    .moveTo(margins.left, below)
    .lineTo(margins.left + textWidth(pdf), below)
    .lineWidth(0.5)
    .stroke(colours.rule);
  pdf.y = below;
}

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.page.height - margins.bottom - pdf.y < height) pdf.addPage();
}

function inFontFor(pdf: Pdf, text: string): Pdf {
  return pdf.font(fontWithGlyphs(pdf, text) ?? "text").fontSize(sizes.text);
}

async function write(
  pdf: Pdf,
  text: string,
  options: PDFKit.Mixins.TextOptions = {},
  color = colours.ink,
): Promise<void> {
  const { width = textWidth(pdf) } = options;
  pdf.fillColor(color).text(inLines(pdf, text, width), { lineGap, ...options, width: width + slack });
  pdf.font("text").x = margins.left;
  await setImmediate();
}

function heightOf(pdf: Pdf, text: string, { width }: { width: number }): number {
  return inFontFor(pdf, text).heightOfString(inLines(pdf, text, width), { lineGap, width: width + slack });
}

/** The text with its line ends, which are at spaces alone: PDFKit would break a reference or an address at its hyphens. */
function inLines(pdf: Pdf, text: string, width: number): string {
  const fits = (line: string) => pdf.widthOfString(line) <= width;
  return text.split(" ").reduce((lines, word) => {
    const longer = `${lines} ${word}`;
    return fits(longer.slice(longer.lastIndexOf("\n") + 1)) ? longer : `${lines}\n${word}`;
  });
}
