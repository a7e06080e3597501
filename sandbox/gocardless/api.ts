import { Hono } from "hono";
import type { Env, Exchange } from "../http/exchange";
import { badUsage, notFound } from "./errors";
import { shownEvent } from "./events";
import { creditor, type FakeGoCardless, found } from "./fake";
import { contents, listPage, once } from "./requests";
import {
  cancelBillingRequest,
  createBillingRequest,
  shownBillingRequest,
} from "./resources/billing-requests";
import { completeRedirectFlow, createFlow, shownFlow, shownRedirectFlow } from "./resources/flows";
import { cancelMandate, shownMandate } from "./resources/mandates";
import { shownPayment } from "./resources/payments";
import { createSubscription, shownSubscription } from "./resources/subscriptions";
import type { Row, Tables } from "./rows";
import { schemeNames, schemes } from "./schemes";

const version = "2015-07-06";

/** The endpoints of GoCardless's API that the product and its tests call. */
export function api(fake: FakeGoCardless, accessToken: string | null): Hono<Env> {
  const app = new Hono<Env>();
  app.use((c, next) => {
    authorise(c, accessToken);
    return next();
  });

  app.post("/billing_requests", async (c) => {
    const body = await contents(c, "billing_requests");
    const made = once(fake, c, () => createBillingRequest(fake, body));
    return c.json({ billing_requests: shownBillingRequest(fake, made) }, 201);
  });
  app.post("/billing_requests/:id/actions/cancel", (c) =>
    c.json({ billing_requests: shownBillingRequest(fake, cancelBillingRequest(fake, c.req.param("id"))) }),
  );
  app.post("/billing_request_flows", async (c) => {
    const flow = createFlow(fake, await contents(c, "billing_request_flows"));
    return c.json({ billing_request_flows: shownFlow(fake, flow) }, 201);
  });
  app.post("/mandates/:id/actions/cancel", (c) =>
    c.json({ mandates: shownMandate(fake, cancelMandate(fake, c.req.param("id"))) }),
  );
  app.post("/subscriptions", async (c) => {
    const body = await contents(c, "subscriptions");
    const made = once(fake, c, () => createSubscription(fake, body));
    return c.json({ subscriptions: shownSubscription(fake, made) }, 201);
  });
  app.post("/redirect_flows/:id/actions/complete", async (c) =>
    completeRedirectFlow(fake, c.req.param("id"), await contents(c, "data")),
  );
  app.get("/redirect_flows/:id", (c) =>
    c.json({ redirect_flows: shownRedirectFlow(fake, c.req.param("id")) }),
  );
  app.get("/creditors/:id", (c) => c.json({ creditors: shownCreditor(fake, c.req.param("id")) }));
  listAndFind("billing_requests", shownBillingRequest);
  listAndFind("mandates", shownMandate);
  listAndFind("subscriptions", shownSubscription);
  listAndFind("payments", (_, payment) => shownPayment(payment));
  list("events", (_, event) => shownEvent(event));
  find("customers", (_, customer) => customer);
  app.all("*", () => {
    throw badUsage(404, "not_found", "No such address in this API");
  });
  return app;

  function list<K extends Listed>(name: K, shown: Shown<K>) {
    app.get(`/${name}`, (c) => {
      const { page, meta } = listPage(c, name, fake.store.all(name));
      return c.json({ [name]: page.map((row) => shown(fake, row)), meta });
    });
  }

  function find<K extends keyof Tables>(name: K, shown: Shown<K>) {
    app.get(`/${name}/:id`, (c) =>
      c.json({ [name]: shown(fake, found(fake, name, c.req.param("id") ?? "")) }),
    );
  }

  function listAndFind<K extends Listed>(name: K, shown: Shown<K>) {
    list(name, shown);
    find(name, shown);
  }
}

type Listed = "billing_requests" | "mandates" | "subscriptions" | "payments" | "events";
type Shown<K extends keyof Tables> = (fake: FakeGoCardless, row: Row<K>) => object;

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
  if (token === undefined) throw badUsage(401, "unauthorized", "Unauthorized");
  if (accessToken !== null && token !== accessToken)
    throw badUsage(401, "access_token_not_found", "This is not a valid sandbox API access token");
  const asked = req.header("gocardless-version");
  if (asked === undefined) throw badUsage(400, "missing_version_header", "GoCardless-Version is missing");
  if (asked !== version) throw badUsage(400, "version_not_found", `Version not found: ${asked}`);
}
