import { expect, it } from "vitest";
import { drawBlocks } from "@/server/pdf/blocks";
import { onLetterhead } from "@/server/pdf/letterhead";
import { pdfTexts } from "@/tests/support/pdf-text";

const missing = "\0"; // PDFKit maps glyph 0, an empty box, to this

/** What a document with this text in each kind of block shows, without spaces: a change of font is a text of its own. */
async function drawn(text: string): Promise<string> {
  const file = await onLetterhead("Test", { size: "A4", lang: "en-GB" }, (pdf) =>
    drawBlocks(pdf, [
      { kind: "title", text },
      { kind: "text", text },
      { kind: "strong", text },
      { kind: "rows", rows: [["Business", text]] },
    ]),
  );
  return pdfTexts(file).flat().join("").replaceAll(/\s/g, "");
}

it.each([
  ["Łódź & Őrség Zoë’s Café", "Łódź&ŐrségZoë’sCafé"],
  ["Nguyễn Phạm Thị Hường", "NguyênPhamThiHương"],
  ["Trần Đặng Việt", "TrânĐăngViêt"],
  ["Ǥǻ Ẓafer Ṁac", "?ǻZaferMac"],
  ["漢 Ж 😀\tTrading™ Œuvre Ltd", "???Trading™ŒuvreLtd"],
])("draws %s without an empty box", async (name, shown) => {
  const text = await drawn(name);
  expect(text).not.toContain(missing);
  expect(text.split(shown)).toHaveLength(5); // In all four blocks
});
