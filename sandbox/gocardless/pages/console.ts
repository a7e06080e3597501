import { html } from "hono/html";
import type { Exchange } from "../../http/exchange";
import { type Markup, page, table } from "../../http/page";
import type { FakeGoCardless } from "../fake";
import { scenarios } from "../resources/scenarios";
import { tables } from "../rows";

const shown = 50;
const { webhooks: webhookModes, fulfilment: fulfilments } = tables.settings.shape;

/** A page with everything in the sandbox, and buttons for the control calls. */
export function consolePage(fake: FakeGoCardless, c: Exchange) {
  const { webhooks: mode, fulfilment } = fake.settings();
  return page(c, {
    title: "Console",
    service: "GoCardless",
    wide: true,
    body: html`<h1>What this sandbox knows</h1>
<div class="sheet"><dl><dt>Time</dt><dd>${fake.now().toISOString()}</dd><dt>Webhooks</dt><dd>${mode}</dd>
<dt>Fulfilment</dt><dd>${fulfilment}</dd></dl>
<div class="row">${button("settings", "Set webhooks", {}, select("webhooks", webhookModes.options, mode))}
${button("settings", "Set fulfilment", {}, select("fulfilment", fulfilments.options, fulfilment))}
${button("clock", "Forward a day", { forward_days: "1" })}${button("clock", "Forward a month", { forward_days: "30" })}
${button("clock", "Back to real time", { offset_ms: "0" })}${button("webhooks/release", "Send held webhooks")}
${button("reset", "Forget everything")}</div></div>
${resources(fake)}`,
  });
}

function resources({ store }: FakeGoCardless): Markup[] {
  return [
    list(
      "Billing requests",
      "Id, Status, Scheme, Metadata, Created, Do",
      store.all("billing_requests"),
      (row) => [
        ...[
          row.id,
          row.status,
          row.mandate_request.scheme ?? "any",
          JSON.stringify(row.metadata),
          row.created_at,
        ],
        requestButtons(row.id, row.status),
      ],
    ),
    list("Mandates", "Id, Status, Scheme, Reference, Customer, Do", store.all("mandates"), (row) => [
      ...[row.id, row.status, row.scheme, row.reference, row.links.customer],
      scenario(row.id, scenarios.mandates),
    ]),
    list("Payments", "Id, Status, Amount, Charged on, Do", store.all("payments"), (row) => [
      ...[row.id, row.status, money(row), row.charge_date],
      scenario(row.id, scenarios.payments),
    ]),
    list("Subscriptions", "Id, Status, Amount, Starts, Mandate", store.all("subscriptions"), (row) => [
      ...[row.id, row.status, `${money(row)} ${row.interval_unit}`, row.start_date, row.links.mandate],
    ]),
    list("Customers", "Id, Name, Email", store.all("customers"), (row) => [
      ...[row.id, row.company_name ?? [row.given_name, row.family_name].join(" "), row.email],
    ]),
    list("Webhooks", "Id, State, Events, Answers, Created", store.all("webhooks"), (row) => [
      ...[row.id, row.state, row.events.length, row.attempts.map(({ answer }) => answer).join(", ")],
      row.created_at,
    ]),
    list("Events", "Id, Event, Cause, At", store.all("events"), (row) => [
      ...[row.id, `${row.resource_type}.${row.action}`, row.details.cause, row.created_at],
    ]),
  ];
}

function list<R>(title: string, heads: string, rows: readonly R[], cells: (row: R) => unknown[]): Markup {
  const latest = rows.slice(-shown).reverse().map(cells);
  const body =
    latest.length === 0 ? html`<p class="soft">None yet.</p>` : table(title, heads.split(", "), latest);
  return html`<h2>${title}</h2>${body}`;
}

function money({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  return `${(amount / 100).toFixed(2)} ${currency}`;
}

function requestButtons(billing_request: string, status: string) {
  if (status === "fulfilling") return button("fulfil", "Fulfil", { billing_request });
  if (status !== "pending") return "";
  return html`${button("approve", "Approve", { billing_request })} ${button("fail", "Fail", { billing_request })}`;
}

function scenario(resource: string, names: readonly string[]): Markup {
  return button("simulate", "Run", { resource }, select("scenario", names));
}

type Fields = Readonly<Record<string, string>>;

function button(call: string, label: string, fields: Fields = {}, choice?: Markup): Markup {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form class="inline" method="post" action="/__control/${call}">${hidden}${choice}<button class="plain small">${label}</button></form>`;
}

function select(name: string, options: readonly string[], chosen?: string): Markup {
  const choices = options.map(
    (option) => html`<option${option === chosen && html` selected`}>${option}</option>`,
  );
  return html`<select name="${name}" aria-label="${name}">${choices}</select>`;
}
