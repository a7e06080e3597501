/** The code of a mail that was not sent because it no longer applied. */
export const notNeeded = "not_needed";

/** The code of a mail of which another one tells too. */
export const joined = "joined";

/** The key under which a kind is queued once for a subject. In SQL, `outboxKey(kind, "")` is what stands before the subject's id. */
export function outboxKey(kind: string, about: string): string {
  return `${kind}:${about}`;
}
