import "server-only";
import { headers } from "next/headers";

/**
 * The headers of the request that is being answered, or null for work that no request waits for. Next gives an action
 * and the page drawn after it the same object.
 */
export async function headersOfRequest(): Promise<Headers | null> {
  try {
    return await headers();
  } catch (error) {
    // A signal of Next's own, as at build time, carries a digest.
    if (error instanceof Error && "digest" in error) throw error;
    return null;
  }
}
