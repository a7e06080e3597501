import "server-only";
import { z } from "zod";
import { addressInOneLine, type Director, type RegisteredAddress } from "@/lib/sign-up/business";
import type { Company, CompanyHit } from "@/lib/sign-up/company";

/** Schemas of the API's replies. A missing or invalid optional field does not make the reply invalid. */
const office = z
  .object({
    care_of: z.string(),
    po_box: z.string(),
    premises: z.string(),
    address_line_1: z.string(),
    address_line_2: z.string(),
    locality: z.string(),
    region: z.string(),
    postal_code: z.string(),
    country: z.string(),
  })
  .partial();

const address = office
  .nullish()
  .catch(null)
  .transform((found) => registeredAddress(found ?? {}));

const company = z.object({
  company_number: z.string(),
  company_status: z.string().catch("active"),
  date_of_cessation: z.string().nullable().catch(null).default(null),
});

const found = z.object({ items: z.array(company.extend({ title: z.string(), address })) });
const profile = company.extend({ company_name: z.string(), registered_office_address: address });

const officers = z.object({
  total_results: z.number().catch(0),
  items: z.array(
    z.object({
      name: z.string(),
      officer_role: z.string(),
      appointed_on: z.string().nullable().catch(null).default(null),
      resigned_on: z.string().nullish(),
    }),
  ),
});

export function readHits(body: unknown): CompanyHit[] {
  return found.parse(body).items.map(({ title: name, address, ...hit }) => ({
    ...identityOf(hit),
    name,
    address: addressInOneLine(address),
  }));
}

export function readProfile(body: unknown): Omit<Company, "directors"> {
  const { company_name: name, registered_office_address, ...read } = profile.parse(body);
  return { ...identityOf(read), name, registeredAddress: registered_office_address };
}

function identityOf(read: z.output<typeof company>) {
  return { number: read.company_number, status: read.company_status, ceasedOn: read.date_of_cessation };
}

/** Current directors and LLP members on a page of officers; `total` counts the whole list, `read` the page. */
export function readDirectors(body: unknown): { directors: Director[]; total: number; read: number } {
  const { items, total_results: total } = officers.parse(body);
  const directors = items
    .filter(({ officer_role, resigned_on }) => !resigned_on && directs.test(officer_role))
    .map(({ name, officer_role, appointed_on }) => ({
      name,
      officer_role: sentence(officer_role),
      appointed_on: appointed_on ?? "",
    }));
  return { directors, total, read: items.length };
}

const directs = /(^|-)director$|(^|-)llp-(designated-)?member$/;

function sentence(role: string): string {
  const words = role.replaceAll("-", " ").replace(/\bllp\b/g, "LLP");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const unitedKingdom = /^(england|scotland|wales|northern ireland|united kingdom|great britain)/i;

/** Our address has no field for the county and country of a UK company, so they go into the second line. */
function registeredAddress(given: z.output<typeof office>): RegisteredAddress {
  const { premises = "", address_line_1: street = "", country = "" } = given;
  const house = /^\d/.test(premises) ? `${premises} ${street}`.trim() : joined([premises, street]);
  return {
    addressLine1: joined([
      given.care_of && `c/o ${given.care_of}`,
      given.po_box && `PO Box ${given.po_box}`,
      house,
    ]),
    addressLine2: joined([given.address_line_2, given.region, unitedKingdom.test(country) ? "" : country]),
    locality: given.locality ?? "",
    region: "",
    postalCode: given.postal_code ?? "",
  };
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
