import { offersRollover, planTypes } from "@/lib/plans";
import type { BusinessAnswer, ContactAnswer, Director, PlanAnswer, RegisteredAddress } from "./answers";
import { limits, mostCharacters, mostTyped } from "./rules/limits";

/** What a form holds: one text per field name, as it is sent and shown again. */
export type FormValues = Readonly<Record<string, string>>;

/** Reads fields by their known names only, the first of each; a file or an unknown field does not get in. */
export function formValues(form: Iterable<readonly [name: string, value: unknown]>): FormValues {
  const first = new Map<string, unknown>();
  for (const [name, value] of form) if (!first.has(name) && knownField.test(name)) first.set(name, value);
  return Object.fromEntries(
    [...first].filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

/** A field that people neither see nor reach: what fills it in is most likely a program. */
export const honeypotField = "contactWebsite";

/** How much was typed in all, in UTF-16 units. */
export function charactersIn(values: FormValues): number {
  return Object.values(values).reduce((sum, { length }) => sum + length, 0);
}

/** How much a text field takes, in UTF-16 units. */
export function mostTypedIn(field: string): number {
  return directorField.test(field) ? mostTyped.director : mostTyped.other;
}

/** The beginning of each text, where they are more in all than a form may hold. */
export function beginningsOf(values: FormValues): FormValues {
  if (charactersIn(values) <= mostCharacters) return values;
  const cut = Object.fromEntries(
    Object.entries(values).map(([field, text]) => [field, text.slice(0, mostTypedIn(field))]),
  );
  return charactersIn(cut) <= mostCharacters ? cut : {};
}

const knownField =
  /^(planType|rollover\.[a-z_]{1,20}|businessName|companiesHouseNumber|registeredAddress\.[A-Za-z0-9]{1,20}|directors\.\d{1,3}\.[a-z_]{1,20}|contact(Name|Email|Phone)|accountingSoftware|linkEmail|termsAccepted|version|choice|terms)$/;

const directorField = /^directors\.(\d{1,3})\./;

/** How many rows of directors a form has; one more than allowed is enough to refuse it. */
export function directorRows(values: FormValues): number {
  const rows = Object.keys(values).map((name) => Number(directorField.exec(name)?.[1] ?? -1));
  return Math.min(Math.max(-1, ...rows) + 1, limits.directors + 1);
}

export function planFromForm(values: FormValues): { planType: unknown; hasRollover: unknown } {
  return { planType: values.planType, hasRollover: values[`rollover.${values.planType}`] !== undefined };
}

/** Rollover is wanted or not whatever the plan: every plan that offers it shows the same. */
export function formFromPlan({ planType, hasRollover }: PlanAnswer): FormValues {
  const offering = hasRollover ? planTypes.filter(offersRollover) : [];
  return { planType, ...Object.fromEntries(offering.map((type) => [`rollover.${type}`, "on"])) };
}

export function businessFromForm(values: FormValues): BusinessAnswer {
  const text = (name: string) => values[name] ?? "";
  return {
    businessName: text("businessName"),
    companiesHouseNumber: text("companiesHouseNumber"),
    registeredAddress: {
      addressLine1: text("registeredAddress.addressLine1"),
      addressLine2: text("registeredAddress.addressLine2"),
      locality: text("registeredAddress.locality"),
      region: text("registeredAddress.region"),
      postalCode: text("registeredAddress.postalCode"),
    },
    directors: Array.from({ length: directorRows(values) }, (_, i) => ({
      name: text(`directors.${i}.name`),
      officer_role: text(`directors.${i}.officer_role`),
      appointed_on: text(`directors.${i}.appointed_on`),
    })),
  };
}

export function formFromBusiness({ directors, registeredAddress, ...rest }: BusinessAnswer): FormValues {
  return {
    ...rest,
    ...prefixed<RegisteredAddress>("registeredAddress", registeredAddress),
    ...Object.assign({}, ...directors.map((director, i) => prefixed<Director>(`directors.${i}`, director))),
  };
}

export function contactFromForm(values: FormValues): Record<keyof ContactAnswer, string> {
  const text = (name: string) => values[name] ?? "";
  return {
    contactName: text("contactName"),
    contactEmail: text("contactEmail"),
    contactPhone: text("contactPhone"),
    accountingSoftware: text("accountingSoftware"),
  };
}

export function formFromContact(answer: ContactAnswer): FormValues {
  return { ...answer };
}

/** Adds an empty row for a director, up to the limit. */
export function withDirectorAdded(values: FormValues): FormValues {
  const row = directorRows(values);
  if (row >= limits.directors) return values;
  return { ...values, ...prefixed(`directors.${row}`, { name: "", officer_role: "", appointed_on: "" }) };
}

/** Takes one row of directors away and closes the gap. */
export function withDirectorRemoved(values: FormValues, row: number): FormValues {
  const business = businessFromForm(values);
  return {
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !directorField.test(name))),
    ...Object.assign(
      {},
      ...business.directors
        .filter((_, i) => i !== row)
        .map((director, i) => prefixed<Director>(`directors.${i}`, director)),
    ),
  };
}

function prefixed<T extends Record<string, string>>(prefix: string, record: T): FormValues {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [`${prefix}.${name}`, value]));
}

/** The name field of the last row of directors. */
export function lastDirectorField(values: FormValues): string {
  return `directors.${directorRows(values) - 1}.name`;
}
