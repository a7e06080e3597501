import type { Reply } from "../../wire/exchange";
import { html, type Markup, page } from "../../wire/page";
import { scenarios } from "../resources/simulators";
import { tables } from "../rows";
import type { Twin } from "../twin";

const shown = 50;

/** What the twin knows, for a person, with the control path's verbs as buttons. */
export function consolePage(twin: Twin): Reply {
  const { webhooks: mode, fulfilment } = twin.settings();
  return page({
    title: "Console",
    service: "GoCardless",
    wide: true,
    body: html`<h1>What this sandbox knows</h1>
<div class="sheet"><dl><dt>Time</dt><dd>${twin.now().toISOString()}</dd><dt>Webhooks</dt><dd>${mode}</dd>
<dt>Fulfilment</dt><dd>${fulfilment}</dd></dl>
<div class="row">${choice("webhooks", tables.settings.shape.webhooks.options, mode)}
${choice("fulfilment", tables.settings.shape.fulfilment.options, fulfilment)}
${button("clock", "Forward a day", { forward_days: "1" })}${button("clock", "Forward a month", { forward_days: "30" })}
${button("clock", "Back to real time", { offset_ms: "0" })}${button("webhooks/release", "Send held webhooks", {})}
${button("reset", "Forget everything", {})}</div></div>
${billingRequests(twin)}${mandates(twin)}${payments(twin)}${subscriptions(twin)}${customers(twin)}${webhooks(twin)}${events(twin)}`,
  });
}

function billingRequests(twin: Twin): Markup {
  const rows = latest(twin.store.all("billing_requests")).map(
    ({ id, status, mandate_request, metadata, created_at }) => [
      id,
      status,
      mandate_request.scheme ?? "any",
      JSON.stringify(metadata),
      created_at,
      status === "pending"
        ? html`${button("approve", "Approve", { billing_request: id })} ${button("fail", "Fail", { billing_request: id })}`
        : status === "fulfilling"
          ? button("fulfil", "Fulfil", { billing_request: id })
          : "",
    ],
  );
  return table("Billing requests", ["Id", "Status", "Scheme", "Metadata", "Created", "Do"], rows);
}

function mandates(twin: Twin): Markup {
  const rows = latest(twin.store.all("mandates")).map(({ id, status, scheme, reference, links }) => [
    id,
    status,
    scheme,
    reference,
    links.customer,
    scenario(id, scenarios.mandates),
  ]);
  return table("Mandates", ["Id", "Status", "Scheme", "Reference", "Customer", "Do"], rows);
}

function payments(twin: Twin): Markup {
  const rows = latest(twin.store.all("payments")).map(({ id, status, amount, currency, charge_date }) => [
    id,
    status,
    `${(amount / 100).toFixed(2)} ${currency}`,
    charge_date,
    scenario(id, scenarios.payments),
  ]);
  return table("Payments", ["Id", "Status", "Amount", "Charged on", "Do"], rows);
}

function subscriptions(twin: Twin): Markup {
  const rows = latest(twin.store.all("subscriptions")).map(
    ({ id, status, amount, currency, interval_unit, start_date, links }) => [
      id,
      status,
      `${(amount / 100).toFixed(2)} ${currency} ${interval_unit}`,
      start_date,
      links.mandate,
    ],
  );
  return table("Subscriptions", ["Id", "Status", "Amount", "Starts", "Mandate"], rows);
}

function customers(twin: Twin): Markup {
  const rows = latest(twin.store.all("customers")).map(
    ({ id, company_name, given_name, family_name, email }) => [
      id,
      company_name ?? `${given_name ?? ""} ${family_name ?? ""}`,
      email ?? "",
    ],
  );
  return table("Customers", ["Id", "Name", "Email"], rows);
}

function webhooks(twin: Twin): Markup {
  const rows = latest(twin.store.all("webhooks")).map(({ id, state, events, attempts, created_at }) => [
    id,
    state,
    events.length,
    attempts.map(({ answer }) => answer).join(", "),
    created_at,
  ]);
  return table("Webhooks", ["Id", "State", "Events", "Answers", "Created"], rows);
}

function events(twin: Twin): Markup {
  const rows = latest(twin.store.all("events")).map(({ id, resource_type, action, details, created_at }) => [
    id,
    `${resource_type}.${action}`,
    details.cause,
    created_at,
  ]);
  return table("Events", ["Id", "Event", "Cause", "At"], rows);
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly (string | number | Markup)[][],
): Markup {
  if (rows.length === 0) return html`<h2>${title}</h2><p class="soft">None yet.</p>`;
  return html`<h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

function button(call: string, label: string, fields: Readonly<Record<string, string>>): Markup {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form class="inline" method="post" action="/__control/${call}">${hidden}<button class="plain small">${label}</button></form>`;
}

function choice(name: string, options: readonly string[], chosen: string): Markup {
  return html`<form class="inline" method="post" action="/__control/settings"><select name="${name}" aria-label="${name}">${options.map(
    (option) => html`<option${option === chosen && html` selected`}>${option}</option>`,
  )}</select><button class="plain small">Set ${name}</button></form>`;
}

function scenario(resource: string, names: readonly string[]): Markup {
  return html`<form class="inline" method="post" action="/__control/simulate"><input type="hidden" name="resource" value="${resource}"><select name="scenario" aria-label="Scenario">${names.map(
    (name) => html`<option>${name}</option>`,
  )}</select><button class="plain small">Run</button></form>`;
}

function latest<R>(rows: readonly R[]): R[] {
  return rows.slice(-shown).reverse();
}
