import type * as z from "zod/mini";
import type { MarketCode } from "@/lib/markets";
import type { Answers } from "../answers";
import { businessRules } from "../business";
import { contactRules, linkRules } from "../contact";
import { answerInForm } from "../fields";
import type { FormValues } from "../form";
import { leadRules, withTypedNumber } from "../lead";
import { planRules } from "../plan";
import { reviewRules, reviewRulesWithChoice } from "../review";
import type { WizardStep } from "../steps";

export type Problem = { field: string; message: string };

export type Checked<T> = { ok: true; answer: T } | { ok: false; problems: Problem[] };

export const checks = {
  plan: (values: FormValues) => checked(planRules, answerInForm(values)),
  business: (values: FormValues, market: MarketCode) => checked(businessRules(market), answerInForm(values)),
  contact: (values: FormValues, market: MarketCode) => checked(contactRules(market), values),
  review: (values: FormValues) =>
    values.frenchFirst === undefined
      ? checked<unknown>(reviewRules, values)
      : checked<unknown>(reviewRulesWithChoice, values),
  link: (values: FormValues) => checked(linkRules, values),
  lead: (values: FormValues) => {
    const lead = checked(leadRules, values);
    return lead.ok ? { ...lead, answer: withTypedNumber(lead.answer, values.leadCompanies) } : lead;
  },
};

export type CheckedStep = keyof typeof checks;

/** Problems of a step's saved answer, which a change of market or a newer release's rules can cause. */
export function storedProblems(step: WizardStep, answers: Answers, market: MarketCode): readonly Problem[] {
  const { business, contact } = answers;
  const result =
    step === "business" && business
      ? checked(businessRules(market), business)
      : step === "contact" && contact
        ? checked(contactRules(market), contact)
        : null;
  return result?.ok === false ? result.problems : [];
}

function checked<T>(schema: z.ZodMiniType<T>, raw: unknown): Checked<T> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, answer: parsed.data };
  const first = new Map<string, Problem>();
  for (const issue of parsed.error.issues) {
    const field = issue.path.join(".");
    if (!first.has(field)) first.set(field, { field, message: issue.message });
  }
  return { ok: false, problems: [...first.values()] };
}
