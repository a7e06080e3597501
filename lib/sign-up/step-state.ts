import * as z from "zod/mini";
import { marketCodes } from "@/lib/markets";
import { wizardSteps } from "./steps";

const notice = { title: z.string(), text: z.string() };
const problem = { field: z.string(), message: z.string() };

/** What a step's action returns if it does not redirect. A new member must allow null: see `sentState`. */
export const stepState = z.strictObject({
  attempt: z.int(),
  values: z.record(z.string(), z.string()),
  problems: z.readonly(z.array(z.strictObject(problem))),
  notice: z.nullable(z.strictObject(notice)),
  focus: z.nullable(z.string()),
  resultMessage: z.nullable(z.string()),
  leaveFor: z.nullable(z.string()),
});

export type StepState = z.infer<typeof stepState>;
export type Notice = NonNullable<StepState["notice"]>;

/** The state as a page posts it back. A page of the previous release lacks new members, so nullable ones may be missing. */
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

/** Not a strict object: during a deploy, the newer release may have stored members that this one does not know. */
const refusedAnswer = z.object({
  form: z.enum(forms),
  /** The market of the page on which it was typed; if a former release stored none, the draft's. */
  market: z.optional(z.enum(marketCodes)),
  values: stepState.shape.values,
  problems: z.readonly(z.array(z.object(problem))),
  notice: z.nullable(z.object(notice)),
  resultMessage: stepState.shape.resultMessage,
  /** Whether it is kept until its step is saved, not for one view. */
  untilSaved: z.optional(z.boolean()),
});

/** The answer to a form sent without scripts, stored until the next view of the form's page. */
export type RefusedAnswer = z.infer<typeof refusedAnswer>;

export function readRefusedAnswer(stored: unknown, form: FormName): RefusedAnswer | null {
  const parsed = refusedAnswer.safeParse(stored);
  return parsed.success && parsed.data.form === form ? parsed.data : null;
}

/** The form whose values are kept until its step is saved; null if there is none. */
export function keptForm(stored: unknown): FormName | null {
  const { data } = refusedAnswer.safeParse(stored);
  return data?.untilSaved ? data.form : null;
}

/** The minutes in `?wait=`, 1 to 60, since no rate limit lasts over an hour; null for anything else. */
export function waitFromQuery(wait: unknown): number | null {
  return typeof wait === "string" && /^([1-9]|[1-5]\d|60)$/.test(wait) ? Number(wait) : null;
}
