import type { Endpoint } from "./calls";
import {
  cancelBillingRequest,
  createBillingRequest,
  getBillingRequest,
  listBillingRequests,
} from "./resources/billing-requests";
import { getCreditor } from "./resources/creditors";
import { getBankAccount, getCustomer, listCustomers } from "./resources/customers";
import { getEvent, listEvents } from "./resources/events";
import { createFlow, initialiseFlow } from "./resources/flows";
import { cancelMandate, getMandate, listMandates } from "./resources/mandates";
import { getPayment, listPayments } from "./resources/payments";
import { completeRedirectFlow, createRedirectFlow, getRedirectFlow } from "./resources/redirect-flows";
import { runSimulator } from "./resources/simulators";
import {
  cancelSubscription,
  createSubscription,
  getSubscription,
  listSubscriptions,
} from "./resources/subscriptions";

const get = (path: string, run: Endpoint["run"]): Endpoint => ({ method: "GET", path, run });
const act = (path: string, run: Endpoint["run"]): Endpoint => ({
  method: "POST",
  path,
  envelope: "data",
  run,
});
const create = (envelope: string, run: Endpoint["run"], keyed = true): Endpoint => ({
  method: "POST",
  path: `/${envelope}`,
  envelope,
  keyed,
  run,
});

/** Every call of the API that the twin answers. */
export const endpoints: readonly Endpoint[] = [
  create("billing_requests", createBillingRequest),
  get("/billing_requests", listBillingRequests),
  get("/billing_requests/:id", getBillingRequest),
  act("/billing_requests/:id/actions/cancel", cancelBillingRequest),
  create("billing_request_flows", createFlow, false),
  act("/billing_request_flows/:id/actions/initialise", initialiseFlow),
  get("/mandates", listMandates),
  get("/mandates/:id", getMandate),
  act("/mandates/:id/actions/cancel", cancelMandate),
  create("subscriptions", createSubscription),
  get("/subscriptions", listSubscriptions),
  get("/subscriptions/:id", getSubscription),
  act("/subscriptions/:id/actions/cancel", cancelSubscription),
  get("/payments", listPayments),
  get("/payments/:id", getPayment),
  get("/customers", listCustomers),
  get("/customers/:id", getCustomer),
  get("/customer_bank_accounts/:id", getBankAccount),
  get("/creditors/:id", getCreditor),
  get("/events", listEvents),
  get("/events/:id", getEvent),
  create("redirect_flows", createRedirectFlow),
  get("/redirect_flows/:id", getRedirectFlow),
  act("/redirect_flows/:id/actions/complete", completeRedirectFlow),
  act("/scenario_simulators/:id/actions/run", runSimulator),
];
