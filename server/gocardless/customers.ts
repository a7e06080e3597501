import "server-only";
import { goCardless } from "./client";
import { callProvider, type Reply } from "./reply";

export function emailOfPayer(customerId: string): Promise<Reply<string | null>> {
  return callProvider(
    () => goCardless().customers.find(customerId),
    ({ email }) => email ?? null,
  );
}
