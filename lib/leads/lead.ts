import * as z from "zod/mini";
import { email } from "@/lib/sign-up/contact";
import { type FormValues, formValues } from "@/lib/sign-up/form";
import { checked, type Problem } from "@/lib/sign-up/rules/check";
import { limits } from "@/lib/sign-up/rules/limits";
import { atMost, line, lines, required } from "@/lib/sign-up/rules/line";
import { message } from "@/lib/sign-up/rules/message";
import type { Notice } from "@/lib/sign-up/step-state";

/** What is counted: companies, a bank's customers, or a network's locations. */
export const leadKinds = ["portfolio", "bank", "franchise"] as const;

/** The page with the form; `talk`: the page of the form alone. */
export const leadSources = ["home", "banks", "franchises", "talk"] as const;

export const leadStages = ["new", "answered", "won", "lost"] as const;

/** Months for which a lead is kept after it was last sent. */
export const leadMonths = 12;

const thousands = /(?<=\d)[ ,](?=\d{3}\b)/g;
const isCount = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
const most = limits.leadCompanies;

const leadRules = z.object({
  leadName: line(atMost("contactName"), required("contactName.required")),
  leadEmail: email,
  leadCompanies: z.pipe(
    line(
      z.overwrite((text) => text.replace(thousands, "")),
      z.refine(isCount, message("leadCompanies.invalid")),
    ),
    z.transform(Number),
  ),
  leadNote: lines(atMost("leadNote")),
});

export type LeadAnswer = z.infer<typeof leadRules>;
export type LeadField = keyof LeadAnswer;

export function checkLead(values: FormValues) {
  return checked<LeadAnswer>(leadRules, values);
}

/** The fields of the form that were sent, without any others. */
export function leadFields(form: Iterable<readonly [name: string, value: unknown]>): FormValues {
  return Object.fromEntries(Object.entries(formValues(form)).filter(([name]) => name in leadRules.shape));
}

/** A form that was sent and could not be taken, with the reason: problems of its fields, or a notice. */
export type RefusedLead = {
  origin: LeadOrigin;
  values: FormValues;
  problems: readonly Problem[];
  notice: Notice | null;
};

const origin = z.object({
  kind: z.catch(z.enum(leadKinds), "portfolio"),
  source: z.catch(z.enum(leadSources), "talk"),
});

export type LeadOrigin = z.infer<typeof origin>;

/** Kind and source from hidden fields or a query; defaults for anything unknown. */
export function readOrigin(sent: { kind: unknown; source: unknown }): LeadOrigin {
  return origin.parse(sent);
}
