import { z } from "zod";
import { notice, problem, stepState } from "./step-state";
import { wizardSteps } from "./steps";

/** The sign-up's forms: one in each step, and the one that sends a link to another device. */
const forms = [...wizardSteps, "link"] as const;

export type FormName = (typeof forms)[number];

/** Not strict: during a deploy, a newer release may have held more. */
const heldAnswer = z.object({
  form: z.enum(forms),
  values: stepState.shape.values,
  problems: z.array(problem.strip()).readonly(),
  notice: notice.strip().nullable(),
  said: stepState.shape.said,
});

/** What a form without scripts was answered with; it waits for the next view of the form's page. */
export type HeldAnswer = z.infer<typeof heldAnswer>;

/** The minutes that an address asks to wait for, `wait`; null when it does not. No limit lasts over an hour. */
export function waitInQuery(wait: unknown): number | null {
  return typeof wait === "string" && /^([1-9]|[1-5]\d|60)$/.test(wait) ? Number(wait) : null;
}

/** Reads what a draft holds; null when it is nothing, or nothing for this form. */
export function readHeldAnswer(stored: unknown, form: FormName): HeldAnswer | null {
  const parsed = heldAnswer.safeParse(stored);
  return parsed.success && parsed.data.form === form ? parsed.data : null;
}
