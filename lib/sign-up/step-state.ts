import * as z from "zod/mini";
import { wizardSteps } from "./steps";

const notice = { title: z.string(), text: z.string() };
const problem = { field: z.string(), message: z.string() };

/** What a step's action answers when it does not move on. A new member must allow null: see `sentState`. */
export const stepState = z.strictObject({
  attempt: z.int(),
  values: z.record(z.string(), z.string()),
  problems: z.readonly(z.array(z.strictObject(problem))),
  notice: z.nullable(z.strictObject(notice)),
  focus: z.nullable(z.string()),
  said: z.nullable(z.string()),
  leaveFor: z.nullable(z.string()),
});

export type StepState = z.infer<typeof stepState>;
export type Notice = NonNullable<StepState["notice"]>;

/** As a page sends it back. A page of the previous release lacks new members: what may be null may be missing. */
export const sentState = z.strictObject(
  Object.fromEntries(
    Object.entries(stepState.shape).map(([name, member]) => [
      name,
      member.safeParse(null).success ? z.optional(member) : member,
    ]),
  ),
);

const forms = [...wizardSteps, "link"] as const;

export type FormName = (typeof forms)[number];

/** Not strict: during a deploy, a newer release may have stored more. */
const heldAnswer = z.object({
  form: z.enum(forms),
  values: stepState.shape.values,
  problems: z.readonly(z.array(z.object(problem))),
  notice: z.nullable(z.object(notice)),
  said: stepState.shape.said,
});

/** What a form without scripts was answered with, stored until the next view of the form's page. */
export type HeldAnswer = z.infer<typeof heldAnswer>;

export function readHeldAnswer(stored: unknown, form: FormName): HeldAnswer | null {
  const parsed = heldAnswer.safeParse(stored);
  return parsed.success && parsed.data.form === form ? parsed.data : null;
}

/** The minutes that an address asks to wait for, `wait`; null when it does not. No limit lasts over an hour. */
export function waitFromQuery(wait: unknown): number | null {
  return typeof wait === "string" && /^([1-9]|[1-5]\d|60)$/.test(wait) ? Number(wait) : null;
}
