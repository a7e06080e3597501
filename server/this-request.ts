import "server-only";
import { headers } from "next/headers";

/** The request's headers; null outside a request. An action and the page rendered after it get the same object. */
export async function headersOfRequest(): Promise<Headers | null> {
  try {
    return await headers();
  } catch (error) {
    // Errors with a digest are Next's own signals, such as a redirect.
    if (error instanceof Error && "digest" in error) throw error;
    return null;
  }
}
