import { json } from "../../wire/exchange";
import { type Call, listed } from "../calls";
import { notFound } from "../failures";
import type { Row } from "../rows";

export function getCustomer({ twin, id }: Call) {
  const customer = twin.store.get("customers", id);
  if (!customer) throw notFound();
  return json(200, { customers: shownCustomer(customer) });
}

export function listCustomers({ twin, asked }: Call) {
  return listed(asked, "customers", twin.store.all("customers"), shownCustomer);
}

export function getBankAccount({ twin, id }: Call) {
  const account = twin.store.get("customer_bank_accounts", id);
  if (!account) throw notFound();
  return json(200, { customer_bank_accounts: account });
}

function shownCustomer(customer: Row<"customers">) {
  return { ...customer, swedish_identity_number: null, danish_identity_number: null };
}
