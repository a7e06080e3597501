import type { z } from "zod";
import type { MarketCode } from "@/lib/markets";
import type { Answers, BusinessAnswer, ContactAnswer, PlanAnswer } from "../answers";
import {
  businessFromForm,
  contactFromForm,
  type FormValues,
  formFromBusiness,
  formFromContact,
  planFromForm,
} from "../form";
import type { WizardStep } from "../steps";
import { businessSchema, contactSchema, linkSchema, planSchema } from "./schemas";

/** What is wrong with a field: its name in the form and the key of its message. */
export type Problem = { field: string; message: string };

export type Checked<T> = { ok: true; answer: T } | { ok: false; problems: Problem[] };

/** The forms that can be checked, in browser and server alike: the steps, and the link to another device. */
export const checks = {
  plan: (values: FormValues): Checked<PlanAnswer> => checked(planSchema, planFromForm(values)),
  business: (values: FormValues, market: MarketCode): Checked<BusinessAnswer> =>
    checked(businessSchema(market), businessFromForm(values)),
  contact: (values: FormValues, market: MarketCode): Checked<ContactAnswer> =>
    checked(contactSchema(market), contactFromForm(values)),
  review: (values: FormValues): Checked<{ termsAccepted: true }> =>
    values.termsAccepted === undefined
      ? { ok: false, problems: [{ field: "termsAccepted", message: "terms.required" }] }
      : { ok: true, answer: { termsAccepted: true } },
  link: (values: FormValues): Checked<{ linkEmail: string }> =>
    checked(linkSchema, { linkEmail: values.linkEmail ?? "" }),
};

export type CheckedStep = keyof typeof checks;

/** What the rules find in a step's saved answer: after a change of market, or in a draft of an older version. */
export function storedProblems(step: WizardStep, answers: Answers, market: MarketCode): readonly Problem[] {
  const result =
    step === "business" && answers.business
      ? checks.business(formFromBusiness(answers.business), market)
      : step === "contact" && answers.contact
        ? checks.contact(formFromContact(answers.contact), market)
        : null;
  return result?.ok === false ? result.problems : [];
}

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
