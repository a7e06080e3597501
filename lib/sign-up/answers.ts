import * as z from "zod/mini";
import { businessAnswer } from "./business";
import { contactAnswer } from "./contact";
import { planAnswer } from "./plan";

/** Stored with each draft. Raise it when the shape of the answers changes. */
export const answersVersion = 1;

/** One entry per answered step. Values that break a rule are kept; an entry of another shape counts as unanswered. */
const storedAnswers = z.object({
  plan: part(planAnswer),
  /** Only says that step 2 was answered; the choice itself is `plan.hasRollover`. */
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
