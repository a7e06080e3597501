import * as z from "zod/mini";
import { formatDate } from "@/lib/dates";
import { type BusinessAnswer, businessAnswer, type Director } from "./business";
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

/** The answer of step 3 from the register's data, without the directors beyond the form's limit. The rest stays empty. */
export function answerFromCompany({ name, number, registeredAddress, directors }: Company): BusinessAnswer {
  return {
    ...businessAnswer.parse({}),
    businessName: name,
    companiesHouseNumber: number,
    registeredAddress,
    directors: directors.slice(0, limits.directors).map(asPeopleWrite),
  };
}

/** A director with the name in reading order and the date as the register's country writes it. */
function asPeopleWrite({ name, officer_role, appointed_on }: Director): Director {
  return {
    name: nameInReadingOrder(name),
    officer_role,
    appointed_on: isoDate.test(appointed_on) ? formatDate(appointed_on, ofRegister) : appointed_on,
  };
}

const isoDate = /^\d{4}-\d\d-\d\d$/;
const ofRegister = { locale: "en-GB" } as const;

/** 'FENWICK, Harriet Rose, Dr' as 'Dr Harriet Rose Fenwick'. Other names, such as a company's, stay as they are. */
export function nameInReadingOrder(name: string): string {
  const [, surname, forenames, title = ""] = /^([^,]+), ([^,]+)(?:, ([^,]+))?$/.exec(name) ?? [];
  if (!surname || !forenames || surname !== surname.toUpperCase() || forenames === forenames.toUpperCase())
    return name;
  return `${title} ${forenames} ${inMixedCase(surname)}`.trim();
}

function inMixedCase(surname: string): string {
  const initials = /(^|[\s'’-])(mc)?(\p{L})/gu;
  return surname
    .toLowerCase()
    .replace(
      initials,
      (_, before: string, mc: string | undefined, letter: string) =>
        `${before}${mc ? "Mc" : ""}${letter.toUpperCase()}`,
    );
}

export function omittedDirectors({ directors }: Pick<Company, "directors">): number {
  return Math.max(0, directors.length - limits.directors);
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
