import * as z from "zod/mini";
import { email } from "./contact";
import { type FormValues, formValues } from "./form";
import { limits } from "./rules/limits";
import { atMost, code, line, lines, required } from "./rules/line";
import { message } from "./rules/message";

/** Kinds for which the form asks for a number: of companies, of a bank's customers, or of a network's locations. */
const countedKinds = ["portfolio", "bank", "franchise"] as const;

/** `unregistered`: a business without the number that the sign-up requires; it counts as one. */
export const leadKinds = [...countedKinds, "unregistered"] as const;

type LeadKind = (typeof leadKinds)[number];
type CountedKind = (typeof countedKinds)[number];

/** Null for a kind for which the form asks for no number. */
export function countedKind(kind: LeadKind): CountedKind | null {
  return kind === "unregistered" ? null : kind;
}

/** The page whose link led to the form; `talk` if that is unknown. */
export const leadSources = ["home", "banks", "franchises", "signUp", "talk"] as const;

export const leadStages = ["new", "answered", "won", "lost"] as const;

/** Months for which a lead is kept after it was last sent. */
export const leadMonths = 12;

const thousands = /(?<=\d)[ ,](?=\d{3}\b)/g;
const isCount = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= max;
const max = limits.leadCompanies;

export const leadRules = z.object({
  leadName: line(atMost("contactName"), required("contactName.required")),
  leadEmail: email(required("leadEmail.required")),
  leadCompanies: z.pipe(
    code(
      z.overwrite((text) => text.replace(thousands, "")),
      required("leadCompanies.required"),
      z.refine(isCount, message("leadCompanies.invalid")),
    ),
    z.transform(Number),
  ),
  leadNote: lines(atMost("leadNote")),
});

export type LeadAnswer = z.infer<typeof leadRules>;

/** The sent fields that the form has; any others are dropped. */
export function leadFields(form: Iterable<readonly [name: string, value: unknown]>): FormValues {
  return Object.fromEntries(Object.entries(formValues(form)).filter(([name]) => name in leadRules.shape));
}

const origin = z.object({
  kind: z.catch(z.enum(leadKinds), "portfolio"),
  source: z.catch(z.enum(leadSources), "talk"),
});

export type LeadOrigin = z.infer<typeof origin>;

/** The origin of a lead from a business that cannot sign up, since it has no business number. */
export const withoutNumber: LeadOrigin = { kind: "unregistered", source: "signUp" };

/** Kind and source from hidden fields or a query; defaults for anything unknown. */
export function readOrigin(sent: { kind: unknown; source: unknown }): LeadOrigin {
  return origin.parse(sent);
}
