import * as z from "zod/mini";
import { businessAnswer } from "./business";
import { contactAnswer } from "./contact";
import { planAnswer } from "./plan";

/** Raised when the shape changes, so that a draft of an older version can be told apart. */
export const answersVersion = 1;

/** One entry per answered step. Answers that break a rule are kept; a part that cannot be read is asked again. */
const storedAnswers = z.object({
  plan: part(planAnswer),
  /** Whether rollover is wanted is in `plan.hasRollover`. */
  rollover: part(z.object({ answered: z.literal(true) })),
  business: part(businessAnswer),
  contact: part(contactAnswer),
});

export type Answers = z.infer<typeof storedAnswers>;

export function readAnswers(stored: unknown): Answers {
  return storedAnswers.safeParse(stored).data ?? {};
}

function part<S extends z.ZodMiniType>(schema: S) {
  return z.catch(z.optional(schema), undefined);
}
