import { type FakeGoCardless, newId } from "./fake";
import type { Row } from "./rows";
import type { Scheme } from "./schemes";

type Name = "billing_request" | "mandate" | "subscription" | "payment";

/** Origins of events; others have the origin `gocardless`. */
const origins: Record<string, string> = {
  "billing_request created": "api",
  "billing_request flow_created": "api",
  "billing_request flow_visited": "payer",
  "billing_request flow_exited": "payer",
  "billing_request collect_customer_details": "payer",
  "billing_request collect_bank_account": "payer",
  "billing_request payer_details_confirmed": "payer",
  "billing_request bank_authorisation_failed": "bank",
  "billing_request cancelled": "api",
  "mandate failed": "bank",
  "mandate cancelled": "api",
  "mandate suspended_by_payer": "payer",
  "subscription created": "api",
  "subscription cancelled": "api",
  "payment failed": "bank",
  "payment charged_back": "bank",
};

/** Causes of events; the cause of others is resource and action, such as `mandate_submitted`. */
const causes: Record<string, string> = {
  "mandate active": "mandate_activated",
  "mandate failed": "invalid_bank_details",
  "mandate blocked": "blocked",
  "mandate replaced": "scheme_identifier_changed",
  "subscription payment_created": "payment_created",
  "payment failed": "refer_to_payer",
  "payment charged_back": "authorisation_disputed",
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

/** Stores an event of a resource, which a webhook sends later. `otherDetails` replace the tables above. */
export function addEvent(
  fake: FakeGoCardless,
  name: Name,
  action: string,
  { id, links, metadata, scheme }: Resource,
  moreLinks: Readonly<Record<string, string>> = {},
  otherDetails: { readonly origin?: string; readonly cause?: string } = {},
): void {
  const key = `${name} ${action}`;
  const { origin = origins[key] ?? "gocardless", cause = causes[key] ?? `${name}_${action}` } = otherDetails;
  const description = `${name} ${action}`.replaceAll("_", " ");
  const reason_code = origin === "bank" && scheme ? reasonCodes[cause]?.[scheme] : undefined;
  const inherited = inheritedLinks[name].flatMap((link) =>
    links[link] ? [[link, links[link]] as const] : [],
  );
  fake.store.put("events", {
    id: newId("EV", fake.now()),
    created_at: fake.now().toISOString(),
    resource_type: `${name}s`,
    action,
    links: { [name]: id, ...Object.fromEntries(inherited), ...moreLinks },
    details: {
      ...{ origin, cause, description },
      ...(reason_code ? { scheme, reason_code } : {}),
      ...(key === "payment failed" ? { will_attempt_retry: false } : {}),
    },
    metadata: {},
    resource_metadata: metadata,
    announced: false,
  });
}

export function shownEvent({ announced: _, ...event }: Row<"events">) {
  return event;
}
