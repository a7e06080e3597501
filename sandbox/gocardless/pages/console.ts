import { html } from "hono/html";
import type { Exchange } from "../../http/exchange";
import { type Markup, page, table } from "../../http/page";
import type { FakeGoCardless } from "../fake";
import { scenarios } from "../resources/scenarios";
import { tables } from "../rows";

const maxRows = 50;
const fulfilments = tables.settings.shape.fulfilment.options;

/** What the page shows of each table. The commands are forms for the control calls. */
const lists = [
  { name: "billing_requests", columns: ["id", "status", "mandate_request", "metadata", "created_at"] },
  { name: "mandates", columns: ["id", "status", "scheme", "reference", "links"] },
  { name: "payments", columns: ["id", "status", "amount", "currency", "charge_date"] },
  { name: "subscriptions", columns: ["id", "status", "amount", "currency", "start_date", "links"] },
  { name: "customers", columns: ["id", "company_name", "given_name", "family_name", "email"] },
  { name: "webhooks", columns: ["id", "state", "events", "attempts", "created_at"] },
  { name: "events", columns: ["id", "resource_type", "action", "details", "created_at"] },
] as const;

/** A page with everything in the sandbox, and buttons for the control calls. */
export function consolePage(fake: FakeGoCardless, c: Exchange) {
  const { fulfilment } = fake.settings();
  return page(c, {
    title: "Console",
    service: "GoCardless",
    wide: true,
    body: html`<h1>What this sandbox knows</h1>
<div class="sheet"><dl><dt>Time</dt><dd>${fake.now().toISOString()}</dd><dt>Fulfilment</dt><dd>${fulfilment}</dd></dl>
<div class="row">${button("settings", "Set fulfilment", {}, select("fulfilment", fulfilments, fulfilment))}
${button("clock", "Forward a day", { forward_days: "1" })}${button("clock", "Forward a month", { forward_days: "30" })}
${button("clock", "Back to real time", { offset_ms: "0" })}
${button("reset", "Forget everything")}</div></div>
${lists.map((list) => listOf(fake, list))}`,
  });
}

function listOf({ store }: FakeGoCardless, { name, columns }: (typeof lists)[number]): Markup {
  const latest: Readonly<Record<string, unknown>>[] = store.all(name).slice(-maxRows).reverse();
  const rows = latest.map((row) => [
    ...columns.map((column) => formatValue(row[column])),
    commands(name, String(row.id), String(row.status)),
  ]);
  const title = name.replace("_", " ");
  return html`<h2>${title}</h2>${
    rows.length ? table(title, [...columns, ""], rows) : html`<p class="soft">None yet.</p>`
  }`;
}

function formatValue(value: unknown) {
  return typeof value === "object" && value !== null ? html`<code>${JSON.stringify(value)}</code>` : value;
}

function commands(table: (typeof lists)[number]["name"], id: string, status: string): Markup | "" {
  if (table === "mandates" || table === "payments" || table === "subscriptions")
    return button("simulate", "Run", { resource: id }, select("scenario", scenarios[table]));
  if (table !== "billing_requests") return "";
  const fields = { billing_request: id };
  if (status === "fulfilling") return button("fulfil", "Fulfil", fields);
  return status === "pending"
    ? html`${button("approve", "Approve", fields)} ${button("fail", "Fail", fields)}`
    : "";
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
