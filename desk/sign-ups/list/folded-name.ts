/**
 * A name as the search compares it: in lower case, without accents, in plain letters. `fold_name` in the database does the same
 * (db/migrations/online.sql), whatever locale it has.
 */
export function foldedName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036F]/g, "")
    .replace(/[A-Z\u0370-\u058F]/g, (letter) => letter.toLowerCase())
    .replace(/[^\0-\x7F]/g, (letter) => plainLetters[letter] ?? letter);
}

/** What has no accent to remove. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: "ss", ẞ: "ss", Æ: "ae", æ: "ae", Œ: "oe", œ: "oe", Þ: "th", þ: "th" },
  ...{
    Ø: "o",
    ø: "o",
    Ł: "l",
    ł: "l",
    Đ: "d",
    đ: "d",
    Ð: "d",
    ð: "d",
    Ħ: "h",
    ħ: "h",
    Ŧ: "t",
    ŧ: "t",
    ı: "i",
  },
  ...{ ς: "σ", "\u2018": "'", "\u2019": "'", "\u201C": '"', "\u201D": '"' },
  ...{ "\u2010": "-", "\u2012": "-", "\u2013": "-", "\u2014": "-", "\u2212": "-" },
};
