import type { LegalDocument } from "@/lib/content/legal";
import type { Edition } from "@/lib/markets/editions";
import { drawBlock } from "@/server/pdf/blocks";
import { colours, margins, onLetterhead, type Pdf, textWidth } from "@/server/pdf/letterhead";

/** Renders an agreement as a PDF on the paper of an edition. The same text always gives the same bytes. */
export function agreementFile(
  document: LegalDocument,
  { paper, locale }: Edition,
): Promise<Uint8Array<ArrayBuffer>> {
  return onLetterhead(document.title, { size: paper, lang: locale }, (pdf) =>
    drawLegalDocument(pdf, document),
  );
}

export async function drawLegalDocument(
  pdf: Pdf,
  { title, opening, sections }: LegalDocument,
): Promise<void> {
  await drawBlock(pdf, { kind: "title", text: title });
  await drawMarkdown(pdf, opening);
  for (const [at, { heading, text }] of sections.entries()) {
    await drawBlock(pdf, { kind: "heading", text: `${at + 1}  ${heading}` });
    await drawMarkdown(pdf, text);
  }
}

/** Only paragraphs and tables are supported. Links and bold text lose their marks. */
async function drawMarkdown(pdf: Pdf, markdown: string): Promise<void> {
  for (const block of markdown.split(/\n{2,}/)) {
    const text = block.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, (_, link: string) => link).replaceAll("**", "");
    if (block.startsWith("|")) drawTable(pdf, rowsOf(block));
    else await drawBlock(pdf, { kind: "text", text });
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

const rowHeight = 26;

function drawTable(pdf: Pdf, rows: readonly string[][]): void {
  const { left } = margins;
  const column = textWidth(pdf) / (rows[0]?.length ?? 1);
  if (pdf.page.height - margins.bottom - pdf.y < rowHeight * rows.length) pdf.addPage();
  for (const cells of rows) {
    const y = pdf.y;
    cells.forEach((text, at) => {
      pdf.text(text, left + at * column, y, { width: column - 16, lineBreak: false });
    });
    const below = y + rowHeight - 7;
    pdf
      .moveTo(left, below)
      .lineTo(left + textWidth(pdf), below)
      .lineWidth(0.5)
      .stroke(colours.rule);
    pdf.y = y + rowHeight;
    pdf.x = left;
  }
}
