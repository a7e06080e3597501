import "server-only";
import { goCardless } from "./client";
import { ask, type Reply } from "./reply";

/** The e-mail address that a payer gave on the provider's page. */
export function emailOfPayer(customerId: string): Promise<Reply<string | null>> {
  return ask(
    () => goCardless().customers.find(customerId),
    ({ email }) => email ?? null,
  );
}
