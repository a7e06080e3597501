import * as z from "zod/mini";
import { email } from "./contact";
import { type FormValues, formValues } from "./form";
import { codePointsPerCharacter, limits } from "./rules/limits";
import { atMost, code, line, lines, required } from "./rules/line";
import { message } from "./rules/message";
import { tidy, tidyCode } from "./rules/text";

/** Kinds for which the form asks for a number: of companies, of one company's transactions a month, of a bank's customers, or of a network's locations. */
const countedKinds = ["portfolio", "volume", "bank", "franchise"] as const;

/** `unregistered`: a business without the number that the sign-up requires; it counts as one. */
export const leadKinds = [...countedKinds, "unregistered"] as const;

export type LeadKind = (typeof leadKinds)[number];
type CountedKind = (typeof countedKinds)[number];

/** Null for a kind for which the form asks for no number. */
export function countedKind(kind: LeadKind): CountedKind | null {
  return kind === "unregistered" ? null : kind;
}

/** The page whose link led to the form; `talk` if that is unknown. */
export const leadSources = ["home", "banks", "franchises", "signUp", "talk"] as const;

export const leadStages = ["new", "answered", "won", "lost"] as const;

const thousands = /(?<=\d)[ ,](?=\d{3}\b)/g;

/** The first whole number in a text such as '10-15' or 'about 1,200'; empty without one. */
function firstCount(text: string): string {
  return /\d+/.exec(text.replace(thousands, ""))?.[0] ?? "";
}

function isCount(text: string): boolean {
  const count = Number(firstCount(text));
  return count >= 1 && count <= limits.leadCompanies;
}

export const leadRules = z.object({
  leadName: line(atMost("contactName"), required("contactName.required")),
  leadEmail: email(required("leadEmail.required")),
  leadCompanies: z.pipe(
    code(required("leadCompanies.required"), z.refine(isCount, message("leadCompanies.invalid"))),
    z.transform((text: string) => Number(firstCount(text))),
  ),
  leadNote: lines(atMost("leadNote")),
});

export type LeadAnswer = z.infer<typeof leadRules>;

/** With the number as it was typed above the note, if more than a number was typed. Only that line is cut to what can be stored. */
export function withTypedNumber(answer: LeadAnswer, typed = ""): LeadAnswer {
  if (/^\d*$/.test(tidyCode(typed).replace(thousands, ""))) return answer;
  const below = `\n\n${answer.leadNote}`;
  const room = Math.max(0, limits.leadNote * codePointsPerCharacter - [...below].length);
  return { ...answer, leadNote: ([...tidy(typed)].slice(0, room).join("") + below).trim() };
}

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
