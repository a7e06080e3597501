import invented from "./register.json";

const usual = {
  jurisdiction: "england-wales",
  sic_codes: ["62020"],
  has_insolvency_history: false,
  has_charges: false,
};

/** Invented companies. Most names are in capitals, as in the real register. */
export const register = invented.map((company) => ({ ...usual, ...company }));

export type Company = (typeof register)[number];

/** Companies whose name has every word of the query, or whose number starts with it; the best matches first. */
export function searchRegister(query: string): Company[] {
  const wanted = plain(query);
  const words = wanted.split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const found = register.filter((one) => {
    const name = plain(one.company_name).split(" ");
    const byName = words.every((word) => name.some((part) => part.startsWith(word)));
    return byName || plain(one.company_number).startsWith(wanted.replaceAll(" ", ""));
  });
  return found.sort(
    (a, b) => distance(a, wanted) - distance(b, wanted) || alphabetically.compare(key(a), key(b)),
  );
}

function distance({ company_name, company_status }: Company, wanted: string): number {
  const name = plain(company_name);
  const near = name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2;
  return near * 2 + (company_status === "active" ? 0 : 1);
}

const alphabetically = new Intl.Collator("en");
const key = ({ company_name, company_number }: Company) => `${company_name} ${company_number}`;

/** The text in lower case, without accents and punctuation, for comparing. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
