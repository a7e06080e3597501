import * as z from "zod/mini";
import { type BusinessAnswer, businessAnswer } from "./business";
import { limits } from "./rules/limits";

const registered = z.object({
  number: z.string(),
  name: z.string(),
  status: z.string(),
  ceasedOn: z.nullable(z.string()),
});

export const company = z.extend(
  registered,
  z.pick(businessAnswer, { registeredAddress: true, directors: true }).shape,
);
export type Company = z.infer<typeof company>;

const companyHit = z.extend(registered, { address: z.string() });
export type CompanyHit = z.infer<typeof companyHit>;

const healthy = ["active", "open", "registered"];
const insolvent = [
  "liquidation",
  "receivership",
  "administration",
  "voluntary-arrangement",
  "insolvency-proceedings",
];

export type CompanyConcern = "closed" | "insolvent";

export function companyConcern(status: string): CompanyConcern | null {
  if (healthy.includes(status)) return null;
  return insolvent.includes(status) ? "insolvent" : "closed";
}

/** Step 3 filled in from the register, without the directors beyond the form's limit. */
export function answerFromCompany({ name, number, registeredAddress, directors }: Company): BusinessAnswer {
  return {
    businessName: name,
    companiesHouseNumber: number,
    registeredAddress,
    directors: directors.slice(0, limits.directors),
  };
}

export function directorsLeftOut({ directors }: Pick<Company, "directors">): number {
  return Math.max(0, directors.length - limits.directors);
}

/** The company number in a text as the register writes it (capitals, padded with zeros to 8); null if it is none. */
export function companyNumberIn(text: string): string | null {
  const compact = text.replace(/\s+/g, "").toUpperCase();
  if (/^\d{5,8}$/.test(compact)) return compact.padStart(8, "0");
  const [, letters, digits] = /^([A-Z]{2}|R)(\d{1,7})$/.exec(compact) ?? [];
  return letters && digits && letters.length + digits.length <= 8
    ? letters + digits.padStart(8 - letters.length, "0")
    : null;
}

export const foundCompanies = z.object({ outcome: z.literal("found"), hits: z.array(companyHit) });

export type CompanySearch =
  | z.infer<typeof foundCompanies>
  | { outcome: "unreachable" }
  | { outcome: "limited"; minutes: number };

export type FindCompany = {
  query: string;
  search: CompanySearch | null;
  chosen: Company | "unreachable" | null;
  /** The draft's version when the company was chosen: after a later save the choice is ignored. */
  version: number;
};
