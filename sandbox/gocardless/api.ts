import { Hono } from "hono";
import type { Env, Exchange } from "../http/exchange";
import { invalidUsage, notFound } from "./errors";
import { shownEvent } from "./events";
import { creditor, type FakeGoCardless, findOrThrow } from "./fake";
import { contents, listPage, once } from "./requests";
import {
  cancelBillingRequest,
  createBillingRequest,
  shownBillingRequest,
} from "./resources/billing-requests";
import { updateCustomer } from "./resources/customers";
import { completeRedirectFlow, createFlow, shownFlow, shownRedirectFlow } from "./resources/flows";
import { cancelMandate, shownMandate } from "./resources/mandates";
import { retryPayment, shownPayment } from "./resources/payments";
import { cancelSubscription, createSubscription, shownSubscription } from "./resources/subscriptions";
import type { Row } from "./rows";
import { schemeNames, schemes } from "./schemes";

const version = "2015-07-06";

/** The endpoints of GoCardless's API that the product and its tests call. */
export function api(fake: FakeGoCardless, accessToken: string | null): Hono<Env> {
  const app = new Hono<Env>();
  app.use((c, next) => {
    authorise(c, accessToken);
    return next();
  });
  resource("billing_requests", shownBillingRequest, {
    create: createBillingRequest,
    cancel: cancelBillingRequest,
  });
  resource("mandates", shownMandate, { cancel: cancelMandate });
  resource("subscriptions", shownSubscription, { create: createSubscription, cancel: cancelSubscription });
  resource("payments", (_, payment) => shownPayment(payment));
  resource("events", (_, event) => shownEvent(event));
  resource("customers", (_, customer) => customer);
  app.post("/payments/:id/actions/retry", async (c) => {
    const payment = retryPayment(fake, c.req.param("id"), await contents(c, "data"));
    return c.json({ payments: shownPayment(payment) });
  });
  app.put("/customers/:id", async (c) => {
    const customer = updateCustomer(fake, c.req.param("id"), await contents(c, "customers"));
    return c.json({ customers: customer });
  });
  app.post("/billing_request_flows", async (c) => {
    const flow = createFlow(fake, await contents(c, "billing_request_flows"));
    return c.json({ billing_request_flows: shownFlow(fake, flow) }, 201);
  });
  app.post("/redirect_flows/:id/actions/complete", async (c) =>
    completeRedirectFlow(fake, c.req.param("id"), await contents(c, "data")),
  );
  app.get("/redirect_flows/:id", (c) =>
    c.json({ redirect_flows: shownRedirectFlow(fake, c.req.param("id")) }),
  );
  app.get("/creditors/:id", (c) => c.json({ creditors: shownCreditor(fake, c.req.param("id")) }));
  app.all("*", () => {
    throw invalidUsage(404, "not_found", "No such address in this API");
  });
  return app;

  function resource<K extends ResourceName>(
    name: K,
    shown: (fake: FakeGoCardless, row: Row<K>) => object,
    { create, cancel }: Commands<K> = {},
  ) {
    const only = (row: Row<K>) => ({ [name]: shown(fake, row) });
    app.get(`/${name}`, (c) => {
      const { page, meta } = listPage(c, name, fake.store.all(name));
      return c.json({ [name]: page.map((row) => shown(fake, row)), meta });
    });
    app.get(`/${name}/:id`, (c) => c.json(only(findOrThrow(fake, name, c.req.param("id") ?? ""))));
    if (create)
      app.post(`/${name}`, async (c) => {
        const body = await contents(c, name);
        return c.json(only(once(fake, c, () => create(fake, body))), 201);
      });
    if (cancel)
      app.post(`/${name}/:id/actions/cancel`, (c) => c.json(only(cancel(fake, c.req.param("id") ?? ""))));
  }
}

type ResourceName = "billing_requests" | "mandates" | "subscriptions" | "payments" | "events" | "customers";
type Commands<K extends ResourceName> = {
  readonly create?: (fake: FakeGoCardless, body: unknown) => Row<K>;
  readonly cancel?: (fake: FakeGoCardless, id: string) => Row<K>;
};

/** The merchant's account as the API shows it, with its name on bank statements for each scheme. */
function shownCreditor({ creditorName: name }: FakeGoCardless, id: string) {
  if (id !== creditor.id) throw notFound();
  const scheme_identifiers = schemeNames.map((scheme) => ({
    name: `GC re ${name}`.slice(0, 18).trim(),
    scheme,
    currency: schemes[scheme].currency,
    minimum_advance_notice: schemes[scheme].noticeDays,
    status: "active",
  }));
  return { id, name, verification_status: "successful", scheme_identifiers };
}

function authorise({ req }: Exchange, accessToken: string | null) {
  const token = /^Bearer (\S+)$/.exec(req.header("authorization") ?? "")?.[1];
  if (token === undefined) throw invalidUsage(401, "unauthorized", "Unauthorized");
  if (accessToken !== null && token !== accessToken)
    throw invalidUsage(401, "access_token_not_found", "This is not a valid sandbox API access token");
  const asked = req.header("gocardless-version");
  if (asked === undefined) throw invalidUsage(400, "missing_version_header", "GoCardless-Version is missing");
  if (asked !== version) throw invalidUsage(400, "version_not_found", `Version not found: ${asked}`);
}
