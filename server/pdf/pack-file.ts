import { type Pack, type PackStatement, packPages, packWords } from "@/i18n/pack";
import type { Edition } from "@/lib/markets/editions";
import { colours, drawInitials, drawTick, margins, onLetterhead, type Pdf, textWidth } from "./letterhead";

const sizes = { title: 22, sentence: 12, text: 10, note: 8.5 };
const rowHeight = 19;

/** Renders the sample month-end pack as a PDF, a page for each of its four. The same data gives the same bytes. */
export function packFile(edition: Edition): Promise<Uint8Array<ArrayBuffer>> {
  const pack = packWords(edition);
  const paper = { size: edition.paper, lang: edition.locale } as const;
  const drawn = {
    profit: (pdf: Pdf) => drawStatement(pdf, pack.profit),
    balance: (pdf: Pdf) => drawStatement(pdf, pack.balance),
    questions: (pdf: Pdf) => drawQuestions(pdf, pack.questions),
    entries: (pdf: Pdf) => drawEntries(pdf, pack.entries),
  };
  return onLetterhead(pack.title, paper, (pdf) => {
    packPages.forEach((page, at) => {
      if (at > 0) pdf.addPage();
      const { title, of, sentence } = pack[page];
      text(pdf, "text", sizes.note, colours.note).text(pack.lead);
      pdf.moveDown(0.6);
      text(pdf, "display", sizes.title).text(title);
      text(pdf, "text", sizes.text, colours.note).text(of);
      pdf.moveDown(0.8);
      text(pdf, "display", sizes.sentence).text(sentence);
      pdf.moveDown(1);
      drawn[page](pdf);
      pdf.moveDown(1.2);
      text(pdf, "text", sizes.note, colours.note).text(`${pack.prepared} ${pack.accountant}`, margins.left);
      const end = margins.left + pdf.widthOfString(`${pack.prepared} ${pack.accountant}`);
      drawInitials(pdf, "pn", end + 6, pdf.y - 15, 0.7);
    });
  });
}

function drawStatement(pdf: Pdf, { rows }: PackStatement): void {
  for (const { look, label, amount } of rows) {
    if (look === "heading") pdf.y += 6;
    const color = look === "heading" ? colours.note : colours.ink;
    const { y } = pdf;
    if (look !== "heading") rule(pdf, y, look === "line" ? colours.rule : colours.ink);
    text(pdf, "text", look === "heading" ? sizes.note : sizes.text, color);
    pdf.text(label, margins.left, y + 5, { lineBreak: false });
    if (amount !== null) figure(pdf, amount, margins.left, y + 5, textWidth(pdf));
    if (look === "total") doubleRule(pdf, y + rowHeight);
    pdf.y = y + rowHeight + (look === "total" ? 4 : 0);
  }
  pdf.x = margins.left;
}

function drawQuestions(pdf: Pdf, { items, closing }: Pack["questions"]): void {
  for (const { title, amount, text: question } of items) {
    const { y } = pdf;
    rule(pdf, y, colours.ink);
    text(pdf, "text", sizes.text).text(title, margins.left, y + 8, { lineBreak: false });
    figure(pdf, amount, margins.left, y + 8, textWidth(pdf));
    text(pdf, "text", sizes.text, colours.note);
    pdf.text(question, margins.left, y + 24, { width: textWidth(pdf), lineGap: 3 });
    pdf.y += 10;
  }
  rule(pdf, pdf.y, colours.rule);
  text(pdf, "text", sizes.text).text(closing, margins.left, pdf.y + 8);
}

/** Where the columns of the ledger begin, from the left margin, and how wide they are. */
const columns = { date: 0, entry: 52, tax: 215, total: 300, checked: 395, figureWidth: 75 };

function drawEntries(pdf: Pdf, { columns: heads, rows, forward }: Pack["entries"]): void {
  const { left } = margins;
  const top = pdf.y;
  text(pdf, "text", sizes.note, colours.note);
  for (const key of ["date", "entry", "checked"] as const)
    pdf.text(heads[key], left + columns[key], top, { lineBreak: false });
  for (const key of ["tax", "total"] as const)
    figure(pdf, heads[key], left + columns[key], top, columns.figureWidth);
  pdf.y = top + 16;
  for (const { date, supplier, category, tax, total, by, check } of rows) {
    const y = pdf.y + 7;
    rule(pdf, pdf.y, colours.rule);
    text(pdf, "text", sizes.text).text(date, left, y, { lineBreak: false });
    pdf.text(supplier, left + columns.entry, y, { lineBreak: false });
    text(pdf, "text", sizes.note, colours.note).text(category, left + columns.entry, y + 13, {
      lineBreak: false,
    });
    drawFigures(pdf, y, { tax, total });
    if (by) {
      drawTick(pdf, left + columns.checked, y, 0.5);
      drawInitials(pdf, by, left + columns.checked + 15, y - 1, 0.7);
    } else pdf.text(check, left + columns.checked, y, { lineBreak: false });
    pdf.y = y + 30;
  }
  const last = pdf.y;
  rule(pdf, last, colours.ink);
  text(pdf, "text", sizes.text).text(forward.label, left, last + 7, { lineBreak: false });
  drawFigures(pdf, last + 7, forward);
  doubleRule(pdf, last + 22);
  pdf.y = last + 26;
  pdf.x = left;
}

function drawFigures(pdf: Pdf, y: number, amounts: { readonly tax: string; readonly total: string }): void {
  text(pdf, "text", sizes.text);
  for (const key of ["tax", "total"] as const)
    figure(pdf, amounts[key], margins.left + columns[key], y, columns.figureWidth);
}

function text(pdf: Pdf, font: "display" | "text", size: number, color = colours.ink): Pdf {
  return pdf.font(font).fontSize(size).fillColor(color);
}

function figure(pdf: Pdf, amount: string, x: number, y: number, width: number): void {
  pdf.text(amount, x, y, { width, align: "right", lineBreak: false });
}

function rule(pdf: Pdf, y: number, color: string): void {
  pdf
    .moveTo(margins.left, y)
    .lineTo(margins.left + textWidth(pdf), y)
    .lineWidth(0.5)
    .stroke(color);
}

function doubleRule(pdf: Pdf, y: number): void {
  rule(pdf, y, colours.ink);
  rule(pdf, y + 2, colours.ink);
}
