import type { BusinessAnswer, Director } from "./business";
import { limits } from "./rules/limits";

/** A company of the register as a search shows it. */
export type CompanyHit = {
  number: string;
  name: string;
  /** The register's own word: active, dissolved, liquidation and others. */
  status: string;
  /** Calendar date of its end, if it has ended. */
  ceasedOn: string | null;
  /** In one line. */
  address: string;
};

/** What of a company goes into the sign-up; nothing more of it is kept. */
export type Company = Pick<CompanyHit, "number" | "name" | "status" | "ceasedOn"> & {
  registeredAddress: BusinessAnswer["registeredAddress"];
  /** Those in office. */
  directors: readonly Director[];
};

const healthy = ["active", "open", "registered"];
const insolvent = [
  "liquidation",
  "receivership",
  "administration",
  "voluntary-arrangement",
  "insolvency-proceedings",
];

export type CompanyConcern = "closed" | "insolvent";

/** Whether a company's status calls for a word of warning; null when it trades as usual. */
export function companyConcern(status: string): CompanyConcern | null {
  if (healthy.includes(status)) return null;
  return insolvent.includes(status) ? "insolvent" : "closed";
}

/** The answer to step 3 as the register gives it; directors beyond the form's limit are left out. */
export function answerFromCompany({ name, number, registeredAddress, directors }: Company): BusinessAnswer {
  return {
    businessName: name,
    companiesHouseNumber: number,
    registeredAddress,
    directors: directors.slice(0, limits.directors),
  };
}

/** How many of a company's directors the form has no row for. */
export function directorsLeftOut({ directors }: Pick<Company, "directors">): number {
  return Math.max(0, directors.length - limits.directors);
}

/** A company number as the register writes it, or null when a text is none: capitals, numbers padded to 8 digits. */
export function companyNumberIn(text: string): string | null {
  const compact = text.replace(/\s+/g, "").toUpperCase();
  if (/^\d{5,8}$/.test(compact)) return compact.padStart(8, "0");
  const [, letters, digits] = /^([A-Z]{2}|R)(\d{1,7})$/.exec(compact) ?? [];
  return letters && digits && letters.length + digits.length <= 8
    ? letters + digits.padStart(8 - letters.length, "0")
    : null;
}

/** What a search for a company came to, in the browser's view. */
export type CompanySearch =
  | { outcome: "found"; hits: readonly CompanyHit[] }
  | { outcome: "unreachable" }
  | { outcome: "limited"; minutes: number };

export type FindCompany = {
  /** What was typed; empty before. */
  query: string;
  search: CompanySearch | null;
  /** The company that was chosen and fills the form; or why it does not. */
  chosen: Company | "unreachable" | null;
  /** Tells a choice that was made before the answer was last saved from one made since. */
  version: number;
};
