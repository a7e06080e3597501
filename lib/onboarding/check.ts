import type { z } from "zod";
import type { MarketCode } from "@/lib/markets";
import type { BusinessAnswer, ContactAnswer, PlanAnswer } from "./answers";
import { businessFromForm, contactFromForm, type FormValues, planFromForm } from "./form";
import { businessSchema, contactSchema, planSchema } from "./schemas";

/** What is wrong with a field: its name in the form and the key of its message. */
export type Problem = { field: string; message: string };

export type Checked<T> = { ok: true; answer: T } | { ok: false; problems: Problem[] };

/** The steps that a form can be checked for, in browser and server alike. */
export const checks = {
  plan: (values: FormValues): Checked<PlanAnswer> => checked(planSchema, planFromForm(values)),
  business: (values: FormValues, market: MarketCode): Checked<BusinessAnswer> =>
    checked(businessSchema(market), businessFromForm(values)),
  contact: (values: FormValues, market: MarketCode): Checked<ContactAnswer> =>
    checked(contactSchema(market), contactFromForm(values)),
};

export type CheckedStep = keyof typeof checks;

function checked<T>(schema: z.ZodType<T>, raw: unknown): Checked<T> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, answer: parsed.data };
  const first = new Map<string, Problem>();
  for (const issue of parsed.error.issues) {
    const field = issue.path.join(".");
    if (!first.has(field)) first.set(field, { field, message: issue.message });
  }
  return { ok: false, problems: [...first.values()] };
}
