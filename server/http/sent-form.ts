import "server-only";
import { z } from "zod";
import { sentState } from "@/lib/sign-up/step-state";

/**
 * What the forms of this site send, field by field. React reads references out of the fields that it adds (`$@2`, `$Q9`,
 * `$ACTION_7:1`); a form passes only when it holds exactly what React writes for a form of ours, in the same places.
 */
export function isFormOf(page: FormPage, form: FormData, isCall: boolean): boolean {
  return isCall ? isCallOn(page, form) : isPostTo(page, form);
}

export type FormPage = keyof typeof states;

/** A text that begins with one dollar is a reference to another field, or a value that JSON has not. */
const reference = /^\$(?!\$)/;

/** Looks at the JSON as it came: a schema leaves out what it does not know, a member named `__proto__` for one. */
const plain = z.unknown().refine((value) => !refers(value));

function refers(value: unknown): boolean {
  if (typeof value === "string") return reference.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(refers);
}

/** What the forms of each page have answered so far. */
const states = {
  wizard: plain.pipe(sentState),
  payment: z.union([
    // Its actions read no state: scripts then send this word for it.
    z.literal("$undefined"),
    // Pages opened before 22 November 2026 send the object that their form was answered with. Remove after 22 December
    // 2026: a confirmation is open for 30 days.
    plain.pipe(z.union([z.string(), z.record(z.string(), z.union([z.string(), z.boolean()]))]).nullable()),
  ]),
} satisfies Record<string, z.ZodType>;

/** Scripts send what they call with in one field, which refers to the form's fields by their prefix (`$K1`, `_1_`). */
function isCallOn(page: FormPage, form: FormData): boolean {
  const fields = z.literal("$K1");
  const withState = z.tuple([states[page], fields]);
  const call = page === "wizard" ? z.union([withState, z.tuple([fields])]) : withState;
  return holds(form, "0", call) && [...form.keys()].every((name) => name === "0" || name.startsWith("_1_"));
}

/** A form without scripts names its action: by id, or by a number, with the state that it goes on from. */
function isPostTo(page: FormPage, form: FormData): boolean {
  const added = [...form.keys()].filter((name) => name.startsWith("$"));
  const [first = ""] = added;
  if (added.length === 1) return unboundAction.test(first);
  const number = boundAction.exec(first)?.[1];
  const [action, state, key] = [`$ACTION_${number}:0`, `$ACTION_${number}:1`, "$ACTION_KEY"];
  return (
    added.every((name) => [first, action, state, key].includes(name)) &&
    new Set(added).size === added.length &&
    holds(form, action, z.strictObject({ id: z.string().regex(actionId), bound: z.literal("$@1") })) &&
    holds(form, state, z.tuple([states[page]]))
  );
}

const actionId = /^[0-9a-f]{42}$/;
const unboundAction = /^\$ACTION_ID_[0-9a-f]{42}$/;
const boundAction = /^\$ACTION_REF_(\d{1,2})$/;

/** Whether a field is there once, as text in JSON. */
function holds(form: FormData, name: string, schema: z.ZodType): boolean {
  const [value, ...others] = form.getAll(name);
  if (typeof value !== "string" || others.length > 0) return false;
  try {
    return schema.safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
}
