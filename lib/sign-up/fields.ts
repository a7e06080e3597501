import { offersRollover, planTypes } from "@/lib/plans";
import { type BusinessAnswer, businessAnswer, type Director, directorAnswer } from "./business";
import { type ContactAnswer, contactAnswer, linkRules } from "./contact";
import { directorField, directorRows, type FormValues, formValues } from "./form";
import type { PlanAnswer } from "./plan";
import { reviewRulesWithChoice, reviewShown } from "./review";
import { limits } from "./rules/limits";

const emptyDirector = directorAnswer.parse({});

/** Every field name that a form may have, with one more row of directors than allowed, so that the rule can refuse that row. */
export const fieldNames: ReadonlySet<string> = new Set([
  "planType",
  ...planTypes.map((type) => `rollover.${type}`),
  ...Object.keys(formFromAnswer(businessAnswer.parse({}))),
  ...Object.keys(formFromAnswer({ directors: Array(limits.directors + 1).fill(emptyDirector) })),
  ...Object.keys(contactAnswer.shape),
  ...Object.keys(linkRules.shape),
  ...Object.keys(reviewRulesWithChoice.shape),
  ...Object.keys(reviewShown.shape),
]);

export function knownFields(form: Iterable<readonly [name: string, value: unknown]>): FormValues {
  return Object.fromEntries(Object.entries(formValues(form)).filter(([name]) => fieldNames.has(name)));
}

/** A form's fields in the shape of the answers. Each step's schema strips what is not its own. */
export function answerInForm(values: FormValues) {
  return {
    ...values,
    hasRollover: values[`rollover.${values.planType}`] !== undefined,
    registeredAddress: fieldsUnder("registeredAddress.", values),
    directors: directorsIn(values),
  };
}

type Answer = BusinessAnswer | ContactAnswer | Pick<BusinessAnswer, "directors">;

/** An answer as flat form fields; the first director's name is `directors.0.name`. */
export function formFromAnswer(answer: Answer): FormValues {
  const fields = (value: unknown, name: string): [string, string][] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, part]) => fields(part, name ? `${name}.${key}` : key))
      : [[name, String(value)]];
  return Object.fromEntries(fields(answer, ""));
}

export function formFromPlan({ planType, hasRollover }: PlanAnswer): FormValues {
  const offering = hasRollover ? planTypes.filter(offersRollover) : [];
  return { planType, ...Object.fromEntries(offering.map((type) => [`rollover.${type}`, "on"])) };
}

export function withDirectorAdded(values: FormValues): FormValues {
  const directors = directorsIn(values);
  return directors.length < limits.directors ? withDirectors(values, [...directors, emptyDirector]) : values;
}

export function withDirectorRemoved(values: FormValues, row: number): FormValues {
  const left = directorsIn(values).filter((_, i) => i !== row);
  return withDirectors(values, left);
}

export function lastDirectorField(values: FormValues): string {
  return `directors.${directorRows(values) - 1}.name`;
}

function directorsIn(values: FormValues): Director[] {
  return Array.from({ length: directorRows(values) }, (_, row) =>
    directorAnswer.parse(fieldsUnder(`directors.${row}.`, values)),
  );
}

function withDirectors(values: FormValues, directors: Director[]): FormValues {
  const others = Object.entries(values).filter(([name]) => !directorField.test(name));
  return { ...Object.fromEntries(others), ...formFromAnswer({ directors }) };
}

function fieldsUnder(prefix: string, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, text]) => [name.slice(prefix.length), text]),
  );
}
