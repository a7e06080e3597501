import "server-only";
import { headers } from "next/headers";

/** Null outside a request. Next returns the same object to an action and the page rendered after it. */
export async function headersOfRequest(): Promise<Headers | null> {
  try {
    return await headers();
  } catch (error) {
    // Signals of Next's own carry a digest.
    if (error instanceof Error && "digest" in error) throw error;
    return null;
  }
}
