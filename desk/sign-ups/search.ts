import { normalizedEmail } from "@/lib/sign-up/rules/email";
import { tidyCode } from "@/lib/sign-up/rules/text";

/** How many sign-ups a search finds in each field, and as many more that are similar. */
export const maxMatches = 200;

/** What a field begins with, in each way in which it may have been typed. */
export function prefixesOf(search: string) {
  const code = tidyCode(search);
  const upper = code.toUpperCase();
  const digits = upper.replace(/[\s-]/g, "");
  const ein = /^\d{3,9}$/.test(digits) ? [`${digits.slice(0, 2)}-${digits.slice(2)}`] : [];
  return {
    reference: upper === "" ? [] : [...new Set([upper, `JK-${upper}`, asReference(digits) ?? upper])],
    number: [...new Set([digits, ...ein, upper])].filter((beginning) => beginning !== ""),
    numberAfterZeros: /^[1-9]\d{2,}$/.test(digits) ? [digits] : [],
    lastDigits: lastDigits(search),
    email: [normalizedEmail(search)],
    business: [foldedName(search)],
    contact: [foldedName(search)],
  };
}

/** Fewer of a telephone number's last digits are in too many numbers. */
const minPhoneDigits = 6;

/** The digits of a telephone number backwards, without those that are dialled differently from abroad: `+44 (0)`, `0044`, `0`. */
function lastDigits(search: string): string[] {
  if (!/^[\d\s+()./-]+$/.test(search)) return [];
  const digits = search.replace("(0)", "").replace(/\D/g, "").replace(/^0+/, "");
  return digits.length < minPhoneDigits ? [] : [[...digits].reverse().join("")];
}

/** As references are written, such as JK-7F3Q-2M8W; null for nothing but what all of them have. */
function asReference(signs: string): string | null {
  const own = signs.replace(/^JK/, "");
  if (own === "") return null;
  return `JK-${own.slice(0, 4)}${own.length > 4 ? "-" : ""}${own.slice(4)}`;
}

/**
 * Whether to look for similar names too: a short search is similar to everything, so one of three letters finds them only if no field
 * begins so; and a number, reference or address that was found is not meant to find others.
 */
export function wantsSimilar(search: string, isFound: boolean): boolean {
  const { length } = [...search];
  return isComparable(search) && !(isFound && (length === 3 || /[@\d]/.test(search)));
}

/** The words that are compared one by one: one of two letters is alike to a part of nearly every name. */
export function comparedWords(search: string): string[] {
  const words = search.split(" ").filter(isComparable);
  return words.length > 0 ? words : [search];
}

/** The database compares letters and digits alone: a text without any would be compared with every name. */
function isComparable(text: string): boolean {
  return [...text].length >= 3 && /[\p{L}\p{Nd}]/u.test(text);
}

/**
 * A name as the search compares it: in lower case, without accents, in plain letters. `fold_name` in the database does the same
 * (desk/online.sql), whatever locale it has.
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
