import "server-only";
import { goCardless } from "./client";
import { ask, type Reply } from "./reply";

export function emailOfPayer(customerId: string): Promise<Reply<string | null>> {
  return ask(
    () => goCardless().customers.find(customerId),
    ({ email }) => email ?? null,
  );
}
