import { z } from "zod";
import { html, type Markup } from "../../wire/page";
import type { Approval } from "../approval";
import { type Person, person } from "../rows";
import { type Scheme, schemeNames, schemes } from "../schemes";

export type Values = Readonly<Record<string, string>>;
export type Problems = Readonly<Record<string, string>>;

const personFields = {
  given_name: ["First name", "given-name"],
  family_name: ["Last name", "family-name"],
  company_name: ["Company name", "organization"],
  email: ["Email", "email"],
  address_line1: ["Address line 1", "address-line1"],
  address_line2: ["Address line 2", "address-line2"],
  city: ["Town or city", "address-level2"],
  region: ["State or province", "address-level1"],
  postal_code: ["Postcode", "postal-code"],
  country_code: ["Country (two letters)", "country"],
} as const;

const accountFields = {
  bacs: { branch_code: "Sort code", account_number: "Account number" },
  ach: { bank_code: "Routing number", account_number: "Account number", account_type: "Account type" },
  pad: { bank_code: "Institution number", branch_code: "Transit number", account_number: "Account number" },
} as const;

const accountPatterns: Record<Scheme, Record<string, RegExp>> = {
  bacs: { branch_code: /^\d{6}$/, account_number: /^\d{8}$/ },
  ach: { bank_code: /^\d{9}$/, account_number: /^\d{4,17}$/, account_type: /^(checking|savings)$/ },
  pad: { bank_code: /^\d{3,4}$/, branch_code: /^\d{5}$/, account_number: /^\d{7,12}$/ },
};

/** What the form holds before the payer has touched it. */
export function startingValues(scheme: Scheme, payer: Person | null): Values {
  const known = Object.entries(payer ?? {}).flatMap(([key, value]) => (value ? [[key, value]] : []));
  const { country_code: country = schemes[scheme].country, ...rest } = Object.fromEntries(known);
  const name = rest.company_name ?? [rest.given_name, rest.family_name].filter(Boolean).join(" ");
  return { ...schemes[scheme].account, country_code: country, ...rest, account_holder_name: name };
}

export function payerFields(scheme: Scheme, values: Values, problems: Problems): Markup {
  const asked = Object.entries(personFields).filter(([name]) => name !== "region" || scheme !== "bacs");
  return html`
<fieldset class="pairs"><legend>Your details</legend>
${asked.map(([name, [label, token]]) => field(name, label, values, problems, token))}
</fieldset>
<fieldset class="pairs"><legend>Your bank account, filled in with the sandbox's test details</legend>
${Object.entries(accountOf(scheme)).map(([name, label]) => field(name, label, values, problems, "off"))}
</fieldset>`;
}

export function fieldLabel(scheme: Scheme, name: string): string {
  const labels: Readonly<Record<string, string>> = accountOf(scheme);
  return labels[name] ?? personFields[name as keyof typeof personFields]?.[0] ?? name;
}

/** The approval that the posted form means, or what is wrong with it, field by field. */
export function readApproval(scheme: Scheme, posted: Values): Approval | { readonly problems: Problems } {
  const values = Object.fromEntries(Object.entries(posted).map(([key, value]) => [key, value.trim()]));
  const digits = (name: string) => (values[name] ?? "").replace(/[\s-]/g, "");
  const problems = Object.fromEntries(problemsIn(scheme, values, digits));
  if (Object.keys(problems).length) return { problems };
  const payer = Object.fromEntries(Object.keys(person.shape).map((key) => [key, values[key] || null]));
  return {
    scheme,
    payer: person.parse(payer),
    account: {
      account_holder_name: values.account_holder_name ?? "",
      account_number: digits("account_number"),
      account_type: values.account_type ?? null,
    },
  };
}

export function schemeAsked(text: string | undefined): Scheme | undefined {
  return schemeNames.find((name) => name === text);
}

function accountOf(scheme: Scheme) {
  return { account_holder_name: "Account holder", ...accountFields[scheme] };
}

function* problemsIn(
  scheme: Scheme,
  values: Values,
  digits: (name: string) => string,
): Generator<[string, string]> {
  if (!values.company_name && !values.given_name) yield ["given_name", "Enter your first name or a company"];
  if (!values.company_name && !values.family_name) yield ["family_name", "Enter your last name or a company"];
  if (!z.email().safeParse(values.email).success) yield ["email", "Enter an email address"];
  for (const name of ["address_line1", "city", "postal_code", "account_holder_name"] as const)
    if (!values[name]) yield [name, "Enter this"];
  if (!/^[A-Za-z]{2}$/.test(values.country_code ?? "")) yield ["country_code", "Enter two letters"];
  if (scheme === "ach" && !/^[A-Za-z]{2}$/.test(values.region ?? ""))
    yield ["region", "Enter the two letters of your state"];
  for (const [name, pattern] of Object.entries(accountPatterns[scheme]))
    if (!pattern.test(digits(name))) yield [name, "This does not look right"];
}

function field(name: string, label: string, values: Values, problems: Problems, token: string): Markup {
  const problem = problems[name];
  return html`<div><label for="${name}">${label}</label>${
    problem && html`<p class="bad" id="${name}-problem">${problem}</p>`
  }<input id="${name}" name="${name}" value="${values[name] ?? ""}" autocomplete="${token}"${
    problem && html` aria-invalid="true" aria-describedby="${name}-problem"`
  }></div>`;
}
