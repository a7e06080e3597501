import { born, type FakeGoCardless } from "./fake";
import type { Row } from "./rows";
import type { Scheme } from "./schemes";

type Name = "billing_request" | "mandate" | "subscription" | "payment";

type Details = { readonly origin?: string; readonly cause?: string; readonly will_attempt_retry?: boolean };

/** The origin of others is `gocardless`, and their cause resource and action, such as `mandate_submitted`. */
const usualDetails: Record<string, Details> = {
  "billing_request created": { origin: "api" },
  "billing_request flow_created": { origin: "api" },
  "billing_request flow_visited": { origin: "payer" },
  "billing_request flow_exited": { origin: "payer" },
  "billing_request collect_customer_details": { origin: "payer" },
  "billing_request collect_bank_account": { origin: "payer" },
  "billing_request payer_details_confirmed": { origin: "payer" },
  "billing_request bank_authorisation_failed": { origin: "bank" },
  "billing_request cancelled": { origin: "api" },
  "mandate active": { cause: "mandate_activated" },
  "mandate failed": { origin: "bank", cause: "invalid_bank_details" },
  "mandate cancelled": { origin: "api" },
  "mandate blocked": { cause: "blocked" },
  "mandate replaced": { cause: "scheme_identifier_changed" },
  "mandate reinstated": { origin: "bank" },
  "mandate suspended_by_payer": { origin: "payer" },
  "subscription created": { origin: "api" },
  "subscription cancelled": { origin: "api" },
  "subscription paused": { origin: "api" },
  "subscription resumed": { origin: "api" },
  "subscription payment_created": { cause: "payment_created" },
  "payment failed": { origin: "bank", cause: "refer_to_payer" },
  "payment chargeback_cancelled": { origin: "bank" },
  "payment resubmission_requested": { origin: "api", cause: "payment_retried" },
  "payment charged_back": { origin: "bank", cause: "authorisation_disputed" },
};

/** Links that an event copies from its resource. */
const inheritedLinks: Record<Name, readonly string[]> = {
  billing_request: ["customer"],
  mandate: ["customer"],
  subscription: ["mandate"],
  payment: ["mandate", "subscription"],
};

/** The codes by which banks give a cause, for each scheme. */
const reasonCodes: Record<string, Record<Scheme, string>> = {
  invalid_bank_details: { bacs: "AUDDIS-5", ach: "R03", pad: "912" },
  bank_account_closed: { bacs: "ADDACS-B", ach: "R02", pad: "905" },
  refer_to_payer: { bacs: "ARUDD-0", ach: "R01", pad: "901" },
  authorisation_disputed: { bacs: "DDICA-4", ach: "R10", pad: "914" },
};

type Resource = {
  readonly id: string;
  readonly links: Readonly<Record<string, string | undefined>>;
  readonly metadata: Readonly<Record<string, string>>;
  readonly scheme?: Scheme;
};

/** Stores a resource, and the event that says what has happened to it. `otherDetails` replace the usual ones. */
export function record<N extends Name>(
  fake: FakeGoCardless,
  name: N,
  action: string,
  row: Row<`${N}s`> & Resource,
  moreLinks: Readonly<Record<string, string>> = {},
  otherDetails: Details = {},
): Row<`${N}s`> {
  const { id, links, metadata, scheme }: Resource = row;
  fake.store.put(`${name}s` as const, row);
  const key = `${name} ${action}`;
  const { origin = "gocardless", cause = `${name}_${action}` } = { ...usualDetails[key], ...otherDetails };
  const description = key.replaceAll("_", " ");
  const reason_code = origin === "bank" && scheme ? reasonCodes[cause]?.[scheme] : undefined;
  const inherited = inheritedLinks[name].flatMap((link) =>
    links[link] ? [[link, links[link]] as const] : [],
  );
  fake.store.put("events", {
    ...born(fake, "EV"),
    resource_type: `${name}s`,
    action,
    links: { [name]: id, ...Object.fromEntries(inherited), ...moreLinks },
    details: {
      ...{ origin, cause, description },
      ...(reason_code ? { scheme, reason_code } : {}),
      ...(key === "payment failed" ? { will_attempt_retry: otherDetails.will_attempt_retry ?? false } : {}),
    },
    metadata: {},
    resource_metadata: metadata,
    announced: false,
  });
  return row;
}

export function shownEvent({ announced: _, ...event }: Row<"events">) {
  return event;
}
