import { html } from "hono/html";
import { z } from "zod";
import type { Exchange } from "../../http/exchange";
import { type Markup, page } from "../../http/page";
import { type Person, person, type Row } from "../rows";
import { type Scheme, schemes } from "../schemes";
import { type PageText, textsIn } from "./words";

type Values = Readonly<Record<string, string>>;
type Problems = Readonly<Record<string, PageText>>;

const personFields: Record<string, readonly [label: PageText, autocomplete: string]> = {
  given_name: ["First name", "given-name"],
  family_name: ["Last name", "family-name"],
  company_name: ["Company name", "organization"],
  email: ["Email", "email"],
  address_line1: ["Address line 1", "address-line1"],
  address_line2: ["Address line 2", "address-line2"],
  city: ["Town or city", "address-level2"],
  region: ["State, province or county", "address-level1"],
  postal_code: ["Postcode", "postal-code"],
  country_code: ["Country (two letters)", "country"],
};

const accountFields: Record<Scheme, Record<string, readonly [label: PageText, pattern: RegExp]>> = {
  bacs: { branch_code: ["Sort code", /^\d{6}$/], account_number: ["Account number", /^\d{8}$/] },
  ach: {
    bank_code: ["Routing number", /^\d{9}$/],
    account_number: ["Account number", /^\d{4,17}$/],
    account_type: ["Account type", /^(checking|savings)$/],
  },
  pad: {
    bank_code: ["Institution number", /^\d{3,4}$/],
    branch_code: ["Transit number", /^\d{5}$/],
    account_number: ["Account number", /^\d{7,12}$/],
  },
};

/** The prefilled values of the payer's form. */
export function startingValues(scheme: Scheme, payer: Person | null): Values {
  const known = Object.entries(payer ?? {}).flatMap(([key, value]) => (value ? [[key, value]] : []));
  const { country_code: country = schemes[scheme].country, ...rest } = Object.fromEntries(known);
  const name = rest.company_name ?? [rest.given_name, rest.family_name].filter(Boolean).join(" ");
  return { ...schemes[scheme].account, country_code: country, ...rest, account_holder_name: name };
}

/** Parses the posted form: the payer, or a problem for each invalid field. */
export function readPayer(scheme: Scheme, posted: Values): { payer: Person } | { problems: Problems } {
  const trimmed = Object.entries(posted).map(([key, value]) => [key, value.trim()] as const);
  const values = Object.fromEntries(trimmed.filter(([, value]) => value !== ""));
  const problems = Object.fromEntries(problemsIn(scheme, values));
  return Object.keys(problems).length ? { problems } : { payer: person.parse(values) };
}

function* problemsIn(scheme: Scheme, values: Values): Generator<[string, PageText]> {
  if (!values.company_name && !values.given_name) yield ["given_name", "Enter your first name or a company"];
  if (!values.company_name && !values.family_name) yield ["family_name", "Enter your last name or a company"];
  if (!z.email({ pattern: z.regexes.html5Email }).safeParse(values.email).success)
    yield ["email", "Enter an email address"];
  for (const name of ["address_line1", "city", "postal_code", "account_holder_name"])
    if (!values[name]) yield [name, "Enter this"];
  if (!/^[A-Za-z]{2}$/.test(values.country_code ?? "")) yield ["country_code", "Enter two letters"];
  if (!(schemes[scheme].region ?? /^/).test(values.region ?? ""))
    yield ["region", "Enter the code of your region"];
  for (const [name, [, pattern]] of Object.entries(accountFields[scheme]))
    if (!pattern.test((values[name] ?? "").replace(/[\s-]/g, ""))) yield [name, "This does not look right"];
}

type Form = {
  readonly merchant: string;
  readonly language: string;
  readonly request: Row<"billing_requests">;
  readonly scheme: Scheme;
  readonly values: Values;
  readonly problems: Problems;
};

export function formPage(c: Exchange, { merchant, language, request, scheme, values, problems }: Form) {
  const t = textsIn(language, merchant);
  const isWrong = Object.keys(problems).length > 0;
  const hidesRegion = schemes[scheme].region === null;
  const personal = Object.entries(personFields).filter(([name]) => name !== "region" || !hidesRegion);
  const account = { account_holder_name: ["Account holder"] as const, ...accountFields[scheme] };
  const labels: Record<string, readonly [PageText, ...unknown[]]> = { ...personFields, ...account };
  const label = (name: string) => labels[name] && t(labels[name][0]);
  const field = (name: string, token: string): Markup => {
    const problem = problems[name];
    const message = problem && html`<p class="bad" id="${name}-problem">${t(problem)}</p>`;
    const described = problem && html` aria-invalid="true" aria-describedby="${name}-problem"`;
    return html`<div><label for="${name}">${label(name)}</label>${message}<input id="${name}" name="${name}" value="${values[name]}" autocomplete="${token}"${described}></div>`;
  };
  const wrong = Object.entries(problems).map(
    ([name, text]) => html`<li><a href="#${name}">${label(name)}${t(": ")}${t(text)}</a></li>`,
  );
  return page(c, {
    language,
    title: `${isWrong ? t("Error: ") : ""}${t("Set up a debit for {merchant}")}`,
    service: "GoCardless",
    status: isWrong ? 422 : 200,
    body: html`
<h1>${t("Set up a debit for {merchant}")}</h1>
${isWrong && html`<div class="problem" role="alert"><b>${t("There is a problem")}</b><ul>${wrong}</ul></div>`}
<dl class="sheet"><dt>${t("Merchant")}</dt><dd>${merchant}</dd>
<dt>${t("For")}</dt><dd>${request.mandate_request.description ?? t("Payments agreed with the merchant")}</dd>
<dt>${t("Scheme")}</dt><dd>${t(schemes[scheme].title)}</dd><dt>${t("Currency")}</dt><dd>${schemes[scheme].currency}</dd></dl>
<form method="post" action="?id=${c.req.query("id")}" novalidate>
<fieldset class="pairs"><legend>${t("Your details")}</legend>
${personal.map(([name, [, token]]) => field(name, token))}
</fieldset>
<fieldset class="pairs"><legend>${t("Your bank account, filled in with the sandbox's test details")}</legend>
${Object.keys(account).map((name) => field(name, "off"))}
</fieldset>
<p class="soft">${t("You authorise {merchant} to collect payments from this account. You can cancel with your bank at any time.")}</p>
<div class="row"><button name="action" value="approve">${t("Set up Direct Debit")}</button>
<button class="plain" name="action" value="fail">${t("Fail")}</button>
<button class="plain" name="action" value="leave">${t("Leave")}</button></div></form>`,
  });
}
