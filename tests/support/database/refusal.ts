import { DrizzleQueryError } from "drizzle-orm";

/** The violated constraint, or "it was written". */
export async function refusal(write: PromiseLike<unknown>): Promise<unknown> {
  try {
    await write;
    return "it was written";
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error;
    return (error.cause as { constraint?: string }).constraint;
  }
}
