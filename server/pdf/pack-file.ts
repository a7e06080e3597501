import { type Pack, type PackPage, type PackStatement, packAccountant, packWords } from "@/i18n/pack";
import { landingBusiness } from "@/lib/content/pack/pack";
import type { Accountant } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";
import { marketAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { colours, drawInitials, drawTick, margins, onLetterhead, type Pdf, textWidth } from "./letterhead";

const sizes = { title: 22, sentence: 12, text: 10, note: 8.5 };
const rowHeight = 18.5;

/** Renders the landing page's sample month-end pack as a PDF of three pages. The same data gives the same bytes. */
export function packFile(
  edition: Edition,
  { url }: Pick<Site, "url">,
  accountants: readonly Accountant[],
): Promise<Uint8Array<ArrayBuffer>> {
  const pack = packWords(edition, landingBusiness);
  const signed = {
    pack,
    accountants,
    accountant: packAccountant(accountants, edition),
    home: url + marketAddress("home", edition),
  };
  const paper = { size: edition.paper, lang: edition.locale } as const;
  return onLetterhead(pack.title, paper, (pdf) => {
    text(pdf, "text", sizes.note, colours.note).text(pack.sample);
    pdf.moveDown(0.6);
    drawPart(pdf, pack, "profit");
    drawStatement(pdf, pack.profit);
    endPage(pdf, signed);
    pdf.addPage();
    drawPart(pdf, pack, "balance");
    drawStatement(pdf, pack.balance);
    pdf.moveDown(1);
    text(pdf, "text", sizes.text, colours.note).text(pack.balance.note, { lineGap: 3 });
    endPage(pdf, signed);
    pdf.addPage();
    drawPart(pdf, pack, "questions");
    drawQuestions(pdf, pack.questions);
    pdf.moveDown(2);
    drawPart(pdf, pack, "entries");
    drawEntries(pdf, pack.entries, accountants);
    endPage(pdf, signed);
  });
}

function drawPart(pdf: Pdf, pack: Pack, page: PackPage): void {
  const { title, of, sentence } = pack[page];
  text(pdf, "display", sizes.title).text(title, margins.left);
  text(pdf, "text", sizes.text, colours.note).text(of);
  pdf.moveDown(0.5);
  text(pdf, "display", sizes.sentence).text(sentence);
  pdf.moveDown(0.8);
}

type Signed = {
  readonly pack: Pack;
  readonly accountants: readonly Accountant[];
  readonly accountant: string;
  readonly home: string;
};

/** Who checked the page, and at its foot where books like these come from and what they cost. */
function endPage(pdf: Pdf, { pack: { prepared, offer }, accountants, accountant, home }: Signed): void {
  const { left } = margins;
  const line = `${prepared} ${accountant}`;
  pdf.moveDown(1);
  text(pdf, "text", sizes.note, colours.note).text(line, left);
  const end = left + pdf.widthOfString(line) + 6;
  drawTick(pdf, end, pdf.y - 13, 0.5);
  drawInitials(pdf, "pn", accountants, end + 14, pdf.y - 15);
  const { bottom } = pdf.page.margins;
  // No bottom margin: PDFKit would start a new page for text inside it.
  pdf.page.margins.bottom = 0;
  const address = home.replace(/^https?:\/\//, "");
  text(pdf, "text", sizes.note);
  const width = textWidth(pdf) - pdf.widthOfString(address) - 24;
  // A line, or two that end above the number of the page.
  const y = pdf.page.height - Math.max(64, pdf.heightOfString(offer, { width }) + 47);
  rule(pdf, y - 6, colours.rule);
  pdf.text(offer, left, y, { width });
  pdf.text(address, left + textWidth(pdf) - pdf.widthOfString(address), y, { lineBreak: false, link: home });
  pdf.page.margins.bottom = bottom;
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
    text(pdf, "text", sizes.text).text(title, margins.left, y + 7, { lineBreak: false });
    figure(pdf, amount, margins.left, y + 7, textWidth(pdf));
    text(pdf, "text", sizes.note, colours.note);
    pdf.text(question, margins.left, y + 22, { width: textWidth(pdf), lineGap: 2 });
    pdf.y += 7;
  }
  rule(pdf, pdf.y, colours.rule);
  text(pdf, "text", sizes.text).text(closing, margins.left, pdf.y + 7);
}

/** Where the columns of the ledger begin, from the left margin, and how wide they are. */
const columns = { date: 0, entry: 52, tax: 215, total: 300, checked: 395, figureWidth: 75 };

function drawEntries(pdf: Pdf, entries: Pack["entries"], accountants: readonly Accountant[]): void {
  const { columns: heads, brought, rows, carried, you } = entries;
  const { left } = margins;
  const top = pdf.y;
  text(pdf, "text", sizes.note, colours.note);
  for (const key of ["date", "entry", "checked"] as const)
    pdf.text(heads[key], left + columns[key], top, { lineBreak: false });
  for (const key of ["tax", "total"] as const)
    figure(pdf, heads[key], left + columns[key], top, columns.figureWidth);
  pdf.y = top + 15;
  drawSums(pdf, brought);
  for (const { date, supplier, category, tax, total, by, check, text: note, answer } of rows) {
    const y = pdf.y + 5;
    rule(pdf, pdf.y, colours.rule);
    text(pdf, "text", sizes.text).text(date, left, y, { lineBreak: false });
    pdf.text(supplier, left + columns.entry, y, { lineBreak: false });
    drawFigures(pdf, y, { tax, total });
    if (by) {
      drawTick(pdf, left + columns.checked, y, 0.5);
      drawInitials(pdf, by, accountants, left + columns.checked + 15, y - 1);
    } else pdf.text(check, left + columns.checked, y, { lineBreak: false });
    text(pdf, "text", sizes.note, colours.note);
    pdf.text(category, left + columns.entry, y + 13, { lineBreak: false });
    pdf.y = y + 27;
    if (answer === null) continue;
    const width = textWidth(pdf) - columns.entry;
    pdf.text(note, left + columns.entry, y + 27, { width });
    pdf.fillColor(colours.ink).text(`${you}${answer}`, { width });
    pdf.y += 4;
  }
  drawSums(pdf, carried);
  doubleRule(pdf, pdf.y + 2);
  pdf.y += 6;
  pdf.x = left;
}

function drawSums(pdf: Pdf, { label, ...amounts }: Pack["entries"]["carried"]): void {
  const { y } = pdf;
  rule(pdf, y, colours.ink);
  text(pdf, "text", sizes.text).text(label, margins.left + columns.entry, y + 5, { lineBreak: false });
  drawFigures(pdf, y + 5, amounts);
  pdf.y = y + rowHeight;
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
