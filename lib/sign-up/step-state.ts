import { z } from "zod";

export const notice = z.strictObject({ title: z.string(), text: z.string() });

export const problem = z.strictObject({ field: z.string(), message: z.string() });

/** A message for the whole form, in words: something failed that is no field's fault. */
export type Notice = z.infer<typeof notice>;

/** What a step's action answers when it does not move on. A new member must allow null: see `sentState`. */
export const stepState = z.strictObject({
  /** Counts the answers, so that the form can tell a new one. */
  attempt: z.int(),
  values: z.record(z.string(), z.string()),
  problems: z.array(problem).readonly(),
  notice: notice.nullable(),
  /** What to look at next (after a director was added or taken away). */
  focus: z.string().nullable(),
  /** What was done, for those who cannot see it. */
  said: z.string().nullable(),
  /** Where to go, when the browser is to leave by itself after a moment. */
  leaveFor: z.string().nullable(),
});

export type StepState = z.infer<typeof stepState>;

/**
 * The state as a page sends it back. A page that was opened before the last release does not know what that added: what
 * may be null may be missing.
 */
export const sentState = z.strictObject(
  Object.fromEntries(
    Object.entries(stepState.shape).map(([name, member]) => [
      name,
      member.safeParse(null).success ? member.optional() : member,
    ]),
  ),
);
