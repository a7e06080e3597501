import { z } from "zod";
import invented from "./register.json";

const date = z.iso.date();

const officer = z.object({
  name: z.string(),
  officer_role: z.string(),
  appointed_on: date,
  resigned_on: date.optional(),
  date_of_birth: z.object({ month: z.int(), year: z.int() }).optional(),
  nationality: z.string().optional(),
  occupation: z.string().optional(),
});

const company = z.object({
  company_number: z.string().length(8),
  company_name: z.string(),
  company_status: z.string(),
  type: z.string(),
  date_of_creation: date,
  date_of_cessation: date.optional(),
  jurisdiction: z.string().default("england-wales"),
  sic_codes: z.array(z.string()).default(["62020"]),
  has_insolvency_history: z.boolean().default(false),
  has_charges: z.boolean().default(false),
  registered_office_address: z.record(z.string(), z.string()),
  officers: z.array(officer),
});

export type Company = z.output<typeof company>;

/** Invented companies. Most names are in capitals, as in the real register. */
export const register: readonly Company[] = z.array(company).parse(invented);

export function companyByNumber(number: string): Company | undefined {
  return register.find(({ company_number }) => company_number === number);
}

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
