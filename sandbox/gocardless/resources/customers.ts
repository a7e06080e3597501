import { z } from "zod";
import { validated } from "../errors";
import { type FakeGoCardless, findOrThrow } from "../fake";
import type { Row } from "../rows";

const email = z.email({ error: "is invalid", pattern: z.regexes.html5Email });
const update = z.object({ email: email.optional() }).catchall(z.string());

export function updateCustomer(fake: FakeGoCardless, id: string, body: unknown): Row<"customers"> {
  const customer = findOrThrow(fake, "customers", id);
  const updated = { ...customer, ...validated(update, "customers", body) };
  fake.store.put("customers", updated);
  return updated;
}

/** Keeps the prefilled details of a customer that the provider does not know yet. */
export function prefillCustomer(
  fake: FakeGoCardless,
  id: string,
  {
    prefilled_customer: details,
    language,
  }: Pick<Row<"billing_request_flows">, "prefilled_customer" | "language">,
): void {
  if (!details?.email || fake.store.get("customers", id)) return;
  fake.store.put("customers", {
    id,
    created_at: fake.now().toISOString(),
    ...details,
    phone_number: null,
    language,
    metadata: {},
  });
}
