import { expect, it } from "vitest";
import { drawBlocks } from "@/server/pdf/blocks";
import { onLetterhead } from "@/server/pdf/letterhead";
import { pdfTexts } from "@/tests/support/pdf-text";

const emptyBox = "\0"; // PDFKit maps glyph 0 to this
const note = "Numbers stand for letters.";

/** The texts of a document with this text in each kind of block. */
async function drawn(text: string): Promise<string[]> {
  const file = await onLetterhead("Test", { size: "A4", lang: "en-GB" }, (pdf) =>
    drawBlocks(
      pdf,
      [
        { kind: "title", text },
        { kind: "text", text },
        { kind: "strong", text },
        { kind: "points", points: [text] },
        { kind: "rows", rows: [["Business", text]] },
      ],
      note,
    ),
  );
  return pdfTexts(file).flat();
}

/** Without spaces, since a change of font begins a text of its own. */
const dense = (texts: string | string[]) => [texts].flat().join("").replaceAll(/\s/g, "");

const fromTheRight = (text: string) => Array.from(text).toReversed().join("");

it.each([
  ["European", "Łódź & Őrség Zoë’s Café Ǥǻ Ẓafer Ṁac"],
  ["Vietnamese", "Phở Trần Đặng Việt Nguyễn Phạm Thị Hường"],
  ["Yoruba", "Adébáyọ̀ Ọlájùmọ̀kẹ́"],
  ["Greek", "Καφενείο Ἀθῆναι ΕΠΕ"],
  ["Cyrillic", "Чайка Ґудзик Ђорђевић"],
  ["Chinese", "广东茶餐厅 臺灣牛肉麵館"],
  ["Japanese", "株式会社さくら骨董ラーメン 髙﨑"],
  ["Korean", "서울 김치찌개 주식회사"],
])("draws a name in %s letters as it was typed: %s", async (_, name) => {
  const texts = await drawn(name);
  expect(dense(texts).split(dense(name.normalize("NFC")))).toHaveLength(6); // In all five blocks
  expect(texts).not.toContain(note);
});

it.each([
  ["Arabic", "مقهى الشرق للتجارة والسلام"],
  ["Persian", "گلفروشی ایران چای"],
  ["Hebrew", "קפה תל אביב"],
])("draws a name in %s letters from right to left: %s", async (_, name) => {
  const texts = await drawn(name);
  expect(dense(texts).split(dense(fromTheRight(name)))).toHaveLength(6);
  expect(texts).not.toContain(note);
});

it.each([
  ["ه ه ه", 1],
  ["ههه", 3], // One at the start, in the middle and at the end
])("draws %s with %i shapes of the letter", async (text, shapes) => {
  const file = await onLetterhead("Test", { size: "A4", lang: "en-GB" }, (pdf) => {
    pdf.compress = false;
    return drawBlocks(pdf, [{ kind: "text", text }], note);
  });
  expect(
    Buffer.from(file)
      .toString("latin1")
      .match(/<0647>/g),
  ).toHaveLength(shapes);
});

it.each([
  ["Café קפה ירוק & Sons", "Caféקוריהפק&Sons"],
  ["קפה (1998) Ltd", "Ltd(1998)הפק"],
  ["شركة ٢٠٢٦ رقم ۱۲۳", "۱۲۳مقر٢٠٢٦ةكرش"],
])("puts the directions of %s in order", async (name, shown) => {
  expect(dense(await drawn(name)).endsWith(dense(`${shown}Test, Jack1 / 1`))).toBe(true);
});

it("shows the number of a letter that no font has, and says so", async () => {
  const texts = await drawn("Taco 🌮 ไท\tBar\u0000");
  expect(dense(texts).split("Taco[U+1F32E][U+0E44][U+0E17]Bar[U+0000]")).toHaveLength(6);
  expect(texts).toContain(note);
});

it.each(["گل‌فروشی", "Zoë\u200e & Co", "❤\uFE0F"])("draws no empty box for %s", async (name) => {
  expect((await drawn(name)).join("")).not.toContain(emptyBox);
});

it("breaks lines between words, and where a word is too long", async () => {
  const words = "Harbour Lane Books and Stationery Supplies of Leith ".repeat(6).trim();
  for (const name of [words, "广东茶餐厅有限公司".repeat(20), "W".repeat(200), "قهوة ".repeat(60).trim()]) {
    const texts = await drawn(name);
    expect(dense(texts)).toContain(dense(/\p{Script=Arabic}/u.test(name) ? fromTheRight(name) : name));
  }
  expect((await drawn(words)).filter((text) => text.endsWith("Harbour"))).not.toEqual([]);
});
