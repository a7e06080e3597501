import { Hono } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { Env, Exchange } from "../../http/exchange";
import { page } from "../../http/page";
import { record } from "../events";
import { type FakeGoCardless, findOrThrow } from "../fake";
import { approve } from "../lifecycle";
import { openPlanLink, pageOf } from "../resources/flows";
import { type Row, webAddress } from "../rows";
import { formPage, readPayer, startingValues } from "./payer-form";
import { type PageText, textsIn } from "./words";

type Flow = Row<"billing_request_flows">;
type Fields = Readonly<Record<string, string>>;
type Buttons = Readonly<Partial<Record<PageText, string | null>>>;
type Status = ContentfulStatusCode;

/** The pages of the provider for payers: that of a flow, and the address of a plan link, which opens a flow. */
export function hostedPages(fake: FakeGoCardless): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/billing/static/flow", (c) => {
    const flow = fake.store.get("billing_request_flows", c.req.query("id") ?? "");
    return flow ? (closedPage(fake, c, flow) ?? openedPage(fake, c, flow)) : unknownPage(c);
  });
  app.post("/billing/static/flow", async (c) => {
    const fields = z.record(z.string(), z.string()).parse(await c.req.parseBody());
    const flow = fake.store.get("billing_request_flows", c.req.query("id") ?? "");
    if (!flow) return unknownPage(c);
    return closedPage(fake, c, flow) ?? handleSubmit(fake, c, flow, fields);
  });
  app.get("/:code{[A-Z0-9]{6,}}", (c) => {
    const plan = fake.store.get("plan_links", c.req.param("code"));
    const back = webAddress.safeParse(c.req.query("redirect_uri"));
    if (!plan || !back.success) return unknownPage(c);
    return c.redirect(pageOf(fake, openPlanLink(fake, plan, back.data)), 303);
  });
  return app;
}

function openedPage(fake: FakeGoCardless, c: Exchange, flow: Flow) {
  const request = findOrThrow(fake, "billing_requests", flow.links.billing_request);
  if (!flow.visited) {
    fake.store.put("billing_request_flows", { ...flow, visited: true });
    record(fake, "billing_request", "flow_visited", request, { billing_request_flow: flow.id });
  }
  const { scheme } = request.mandate_request;
  const { language } = flow;
  // A payer whose address the provider has must type it.
  const { email: _, ...values } = startingValues(scheme, flow.prefilled_customer);
  return formPage(c, { merchant: fake.creditorName, language, request, scheme, values, problems: {} });
}

function handleSubmit(fake: FakeGoCardless, c: Exchange, flow: Flow, { action, ...values }: Fields) {
  const request = findOrThrow(fake, "billing_requests", flow.links.billing_request);
  const links = { billing_request_flow: flow.id };
  const { language } = flow;
  const again = pageOf(fake, flow);
  if (action === "leave") {
    record(fake, "billing_request", "flow_exited", request, links);
    if (flow.exit_uri) return c.redirect(flow.exit_uri, 303);
    return endPage(c, language, "You have left", "Nothing was set up.", { "Go back and finish": again });
  }
  if (action === "fail") {
    record(fake, "billing_request", "bank_authorisation_failed", request, links);
    if (flow.redirect_uri)
      return c.redirect(withQuery(flow.redirect_uri, { outcome: "failure", id: flow.id }), 303);
    const text = "The bank did not authorise the debit. Nothing was set up.";
    return endPage(c, language, "Your bank refused", text, { "Try again": again });
  }
  const { scheme } = request.mandate_request;
  const read = readPayer(scheme, values);
  if ("problems" in read)
    return formPage(c, { merchant: fake.creditorName, language, request, scheme, values, ...read });
  const known = fake.store.get("customers", request.links.customer)?.email;
  if (known && known.toLowerCase() !== read.payer.email?.toLowerCase()) {
    const text = "This link was made for another email address. Nothing was set up.";
    return endPage(
      c,
      language,
      "This is not your link",
      text,
      { "Back to the merchant": exitAddress(flow) },
      403,
    );
  }
  approve(fake, flow, read.payer);
  const back = returnAddress(flow);
  return back
    ? c.redirect(back, 303)
    : endPage(c, language, "The debit is set up", "You can close this page.", {});
}

/** The page of a flow that is no longer open; undefined for an open one. */
function closedPage(fake: FakeGoCardless, c: Exchange, flow: Flow) {
  const { status } = findOrThrow(fake, "billing_requests", flow.links.billing_request);
  const exit = { "Back to the merchant": exitAddress(flow) };
  if (status === "fulfilled" || status === "fulfilling") {
    const buttons = { "Back to the merchant": returnAddress(flow) };
    return endPage(
      c,
      flow.language,
      "Already set up",
      "This debit is already set up. Nothing more is needed.",
      buttons,
    );
  }
  if (status === "cancelled") {
    const text = "The merchant has cancelled this request. Nothing was set up.";
    return endPage(c, flow.language, "This request is cancelled", text, exit, 410);
  }
  if (flow.expires_at > fake.now().toISOString()) return undefined;
  const text = "This page has expired. Nothing was set up. Go back to the merchant and start again.";
  return endPage(c, flow.language, "This request is expired", text, exit, 410);
}

function unknownPage(c: Exchange) {
  return endPage(c, "en", "Page not found", "There is no such request.", {}, 404);
}

/** A page with a text and buttons. Buttons whose address is null are left out. */
function endPage(
  c: Exchange,
  language: string,
  title: PageText,
  text: PageText,
  buttons: Buttons,
  status: Status = 200,
) {
  const t = textsIn(language, "");
  const links = Object.entries(buttons).map(
    ([label, to]) => to && html`<a class="button" href="${to}">${t(label as PageText)}</a>`,
  );
  const body = html`<h1>${t(title)}</h1><p>${t(text)}</p><div class="row">${links}</div>`;
  return page(c, { language, title: t(title), service: "GoCardless", status, body });
}

/** The address to which a payer returns after approving, with the ids of the flow. */
function returnAddress({ redirect_uri, redirect_flow, links, id }: Flow): string | null {
  if (redirect_uri === null) return null;
  if (redirect_flow) return withQuery(redirect_uri, { redirect_flow_id: redirect_flow });
  return withQuery(redirect_uri, {
    billing_request_id: links.billing_request,
    billing_request_flow_id: id,
  });
}

/** The address to which a payer returns where nothing can be approved any more. */
function exitAddress({ exit_uri, redirect_uri }: Flow): string | null {
  return exit_uri ?? redirect_uri;
}

function withQuery(address: string, added: Readonly<Record<string, string>>): string {
  const [base = "", fragment] = address.split("#", 2);
  const joint = base.includes("?") ? "&" : "?";
  return `${base}${joint}${new URLSearchParams(added)}${fragment === undefined ? "" : `#${fragment}`}`;
}
