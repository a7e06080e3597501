import type { Reply } from "../../wire/exchange";
import { html, page } from "../../wire/page";
import type { Row } from "../rows";
import { type Scheme, schemeNames, schemes } from "../schemes";
import type { Twin } from "../twin";
import { fieldLabel, type Problems, payerFields, type Values } from "./payer-form";

const service = "GoCardless";

type Form = {
  readonly flow: Row<"billing_request_flows">;
  readonly request: Row<"billing_requests">;
  readonly scheme: Scheme;
  readonly values: Values;
  readonly problems: Problems;
};

export function formPage(twin: Twin, { flow, request, scheme, values, problems }: Form): Reply {
  const wrong = Object.keys(problems).length > 0;
  return page({
    title: `${wrong ? "Error: " : ""}Set up a debit for ${twin.creditor.name}`,
    service,
    status: wrong ? 422 : 200,
    body: html`
<h1>Set up a debit for ${twin.creditor.name}</h1>
${wrong && html`<div class="problem" role="alert"><b>There is a problem</b><ul>${Object.entries(problems).map(([name, text]) => html`<li><a href="#${name}">${fieldLabel(scheme, name)}: ${text}</a></li>`)}</ul></div>`}
<dl class="sheet"><dt>Merchant</dt><dd>${twin.creditor.name}</dd>
<dt>For</dt><dd>${request.mandate_request.description ?? "Payments agreed with the merchant"}</dd>
<dt>Scheme</dt><dd>${schemes[scheme].title}</dd><dt>Currency</dt><dd>${schemes[scheme].currency}</dd></dl>
${!flow.lock_currency && currencyChoice(flow.id, scheme)}
<form method="post" action="?id=${flow.id}&amp;scheme=${scheme}" novalidate>
${payerFields(scheme, values, problems)}
<p class="soft">You authorise ${twin.creditor.name} to collect payments from this account. You can cancel with your bank at any time.</p>
<div class="row"><button name="action" value="approve">Set up Direct Debit</button>
<button class="plain" name="action" value="fail">Fail</button>
<button class="plain" name="action" value="leave">Leave</button></div></form>`,
  });
}

export function alreadyDonePage(back: string | null): Reply {
  return ending("Already set up", "This debit is already set up. Nothing more is needed.", [
    ["Back to the merchant", back],
  ]);
}

export function successPage(back: string | null): Reply {
  return ending("The debit is set up", "You can close this page.", [["Continue", back]]);
}

export function gonePage(why: "cancelled" | "expired", exit: string | null): Reply {
  const text =
    why === "cancelled"
      ? "The merchant has cancelled this request. Nothing was set up."
      : "This page has expired. Nothing was set up. Go back to the merchant and start again.";
  return ending(`This request is ${why}`, text, [["Back to the merchant", exit]], 410);
}

export function failedPage(again: string, exit: string | null): Reply {
  return ending("Your bank refused", "The bank did not authorise the debit. Nothing was set up.", [
    ["Try again", again],
    ["Back to the merchant", exit],
  ]);
}

export function leftPage(again: string): Reply {
  return ending("You have left", "Nothing was set up.", [["Go back and finish", again]]);
}

export function unknownPage(): Reply {
  return ending("Page not found", "There is no such request.", [], 404);
}

function ending(
  title: string,
  text: string,
  ways: readonly (readonly [string, string | null])[],
  status = 200,
): Reply {
  const links = ways.flatMap(([label, to]) =>
    to ? [html`<a class="button" href="${to}">${label}</a>`] : [],
  );
  return page({
    title,
    service,
    status,
    body: html`<h1>${title}</h1><p>${text}</p><div class="row">${links}</div>`,
  });
}

function currencyChoice(flow: string, scheme: Scheme) {
  return html`<form class="row" method="get"><input type="hidden" name="id" value="${flow}">
<label for="scheme">Pay in</label><select id="scheme" name="scheme">${schemeNames.map(
    (name) =>
      html`<option value="${name}"${name === scheme && html` selected`}>${schemes[name].currency}</option>`,
  )}</select><button class="plain">Change</button></form>`;
}
