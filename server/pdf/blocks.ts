import { colours, hasGlyphs, margins, type Pdf, textWidth } from "./letterhead";

/** A part of a document that flows over its pages. `rows` holds pairs of label and value. */
export type PaperBlock =
  | { readonly kind: "title" | "heading" | "text" | "strong"; readonly text: string }
  | { readonly kind: "rows"; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: "points"; readonly points: readonly string[] };

const sizes = { title: 22, heading: 13, text: 10 };
const labelWidth = 130;
const lineGap = 2;
const boldness = 0.35; // Width of the outline that makes bold letters of the one weight that the fonts have

export function drawBlocks(pdf: Pdf, blocks: readonly PaperBlock[]): void {
  for (const block of blocks) drawBlock(pdf, block);
}

function drawBlock(pdf: Pdf, block: PaperBlock): void {
  switch (block.kind) {
    case "title":
      write(pdf, block.text, { font: "display", size: sizes.title });
      pdf.moveDown(0.6);
      return;
    case "heading":
      keepTogether(pdf, sizes.heading * 5);
      pdf.moveDown(0.9);
      write(pdf, block.text, { font: "display", size: sizes.heading });
      pdf.moveDown(0.4);
      return;
    case "text":
      write(pdf, block.text);
      pdf.moveDown(0.5);
      return;
    case "strong":
      write(pdf, block.text, { isBold: true });
      pdf.moveDown(0.5);
      return;
    case "points":
      for (const point of block.points) {
        write(pdf, `•  ${point}`);
        pdf.moveDown(0.3);
      }
      return;
    case "rows":
      for (const row of block.rows) drawRow(pdf, row);
      pdf.moveDown(0.6);
  }
}

function drawRow(pdf: Pdf, [label, value]: readonly [string, string]): void {
  const valueWidth = textWidth(pdf) - labelWidth;
  pdf.font("text").fontSize(sizes.text);
  const height = Math.max(
    pdf.heightOfString(label, { width: labelWidth - 12, lineGap }),
    pdf.heightOfString(value, { width: valueWidth, lineGap }),
  );
  keepTogether(pdf, height + 12);
  const { y } = pdf;
  write(pdf, label, { color: colours.note, at: [margins.left, y + 5], width: labelWidth - 12 });
  write(pdf, value, { at: [margins.left + labelWidth, y + 5], width: valueWidth });
  const below = y + height + 10;
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

type Writing = {
  font?: "display" | "text";
  size?: number;
  color?: string;
  isBold?: boolean;
  at?: readonly [number, number];
  width?: number;
};

function write(pdf: Pdf, text: string, writing: Writing = {}): void {
  const { font = "text", size = sizes.text, color = colours.ink, isBold = false, at } = writing;
  const { width = textWidth(pdf) } = writing;
  const runs = runsOf(pdf, text, font);
  pdf.fontSize(size).fillColor(color).strokeColor(color).lineWidth(boldness);
  runs.forEach((run, n) => {
    const options = { width, lineGap, fill: true, stroke: isBold, continued: n < runs.length - 1 };
    pdf.font(run.font);
    if (at && n === 0) pdf.text(run.text, at[0], at[1], options);
    else pdf.text(run.text, options);
  });
}

type Run = { readonly font: string; readonly text: string };

/** Splits a text where its font has to change. */
function runsOf(pdf: Pdf, text: string, font: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    const next = drawable(pdf, letter, font);
    const last = runs.at(-1);
    if (last?.font === next.font) runs[runs.length - 1] = { ...last, text: last.text + next.text };
    else runs.push(next);
  }
  return runs.length > 0 ? runs : [{ font, text: "" }];
}

/** A letter that no font has loses accents; one that has none to lose, such as a Chinese one, becomes a question mark. */
function drawable(pdf: Pdf, letter: string, font: string): Run {
  if (/\s/.test(letter)) return { font, text: letter === "\n" ? letter : " " };
  const [base = "", ...accents] = letter.normalize("NFD");
  const plainer = accents.map((accent) => `${base}${accent}`.normalize("NFC"));
  for (const text of [letter, ...plainer, base]) {
    const having = [font, "text", "further"].find((name) => hasGlyphs(pdf, name, text));
    if (having) return { font: having, text };
  }
  return { font, text: "?" };
}
