import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Environments, GoCardlessClient } from "gocardless-nodejs";
import { parse } from "node-html-parser";
import { onTestFinished } from "vitest";
import { type GoCardlessSettings, startGoCardless } from "@/sandbox/gocardless";
import { type Scheme, schemes } from "@/sandbox/gocardless/schemes";

export const token = "sandbox_token";

class LoopbackAgent extends Agent {
  readonly sandboxPort: number;

  constructor(port: number) {
    super();
    this.sandboxPort = port;
  }

  override createConnection() {
    return connect(this.sandboxPort, "127.0.0.1");
  }
}

/** GoCardless's own client, connected to the fake one by its public options. */
export function clientAt(port: number, accessToken = token): GoCardlessClient {
  return new GoCardlessClient(accessToken, Environments.Sandbox, {
    raiseOnIdempotencyConflict: true,
    proxy: { https: new LoopbackAgent(port) },
  });
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A fake GoCardless of one test, with its client and its control path. */
export async function openFakeGoCardless(settings: Partial<GoCardlessSettings> = {}) {
  const sandbox = await startGoCardless({
    port: 0,
    folder: temporaryFolder(),
    accessToken: token,
    ...settings,
  });
  onTestFinished(sandbox.stop);
  return { ...sandbox, client: clientAt(sandbox.port), control: controlAt(sandbox.url) };
}

/** Calls a control path of the sandbox; returns the JSON of the response, or null if it has no body. */
export function controlAt(url: string) {
  return async (method: string, call: string, body?: unknown) => {
    const response = await fetch(`${url}/__control/${call}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { "content-type": "application/json" },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${call}: ${response.status} ${text}`);
    return text === "" ? null : JSON.parse(text);
  };
}

export const payer = {
  given_name: "Harriet",
  family_name: "Fenwick",
  email: "harriet@fenwick.example",
  address_line1: "14 Hale Road",
  city: "Lewes",
  postal_code: "BN7 2QT",
  country_code: "GB",
};

const returnTo = "http://localhost:3000/payment-success?submission_id=s1&note=a%20b";
const exitTo = "http://localhost:3000/exit";

/** Creates a billing request and its flow, as a merchant would. */
export async function openRequest(
  client: GoCardlessClient,
  { scheme = "bacs", ...flowTerms }: { scheme?: Scheme } & Partial<FlowTerms> = {},
) {
  const request = await client.billingRequests.create({
    mandate_request: { scheme, currency: schemes[scheme].currency, metadata: { submission_id: "s1" } },
    metadata: { submission_id: "s1" },
  });
  const region = scheme === "ach" ? { region: "NY" } : {};
  const flow = await client.billingRequestFlows.create({
    links: { billing_request: request.id },
    redirect_uri: returnTo,
    exit_uri: exitTo,
    lock_currency: true,
    prefilled_customer: { ...payer, ...region },
    ...flowTerms,
  });
  return { request, flow, page: flow.authorisation_url ?? "" };
}

type FlowTerms = Parameters<GoCardlessClient["billingRequestFlows"]["create"]>[0];

/** Opens the hosted page without scripts, types the payer's address and what else is changed, and presses a button. */
export async function press(
  page: string,
  action: "approve" | "fail" | "leave",
  changed: Record<string, string> = {},
) {
  const document = parse(await (await fetch(page)).text());
  const form = document.querySelector("form[method=post]");
  if (!form) throw new Error(`no form: ${document.querySelector("h1")?.text}`);
  const filled = form
    .querySelectorAll("input")
    .map((field) => [field.getAttribute("name"), field.getAttribute("value")]);
  const fields = new URLSearchParams({
    ...Object.fromEntries(filled),
    email: payer.email,
    ...changed,
    action,
  });
  const target = new URL((form.getAttribute("action") ?? "").replaceAll("&amp;", "&"), page);
  return fetch(target, { method: "POST", body: fields, redirect: "manual" });
}

/** A mandate that a payer has just approved. */
export async function openMandate(client: GoCardlessClient, scheme: Scheme = "bacs", changed = {}) {
  const { request, page } = await openRequest(client, { scheme });
  await press(page, "approve", changed);
  const { links } = await client.billingRequests.find(request.id);
  const mandate = links?.mandate_request_mandate;
  if (!mandate) throw new Error("no mandate");
  return client.mandates.find(mandate);
}
