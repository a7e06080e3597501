import "server-only";
import { z } from "zod";
import { sentState } from "@/lib/sign-up/step-state";

/**
 * Whether a form of the page could have sent this. React's decoder resolves any reference in a body, and our forms send only
 * `$@1` and `$K1`. In December 2025 a crafted body made this decoder run code on servers (CVE-2025-55182), so this filter comes
 * before it.
 */
export function isFormOf(page: FormPage, form: FormData, isCall: boolean): boolean {
  if (page === "plain") return !isCall && addedTo(form).length === 0;
  return isCall ? isCallOn(page, form) : isPostTo(page, form);
}

const reference = /^\$(?!\$|undefined$)/; // Two leading dollars are an escaped one

/** Looks for references before the schema below drops unknown members such as `__proto__`. */
const plain = z.unknown().refine((value) => !refers(value));

function refers(value: unknown): boolean {
  if (typeof value === "string") return reference.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(refers);
}

/** The states of `useActionState` that each page's form sends with its fields. */
const states = { wizard: plain.pipe(sentState), payment: plain, desk: plain };

type ActionPage = keyof typeof states;

/** `plain`: an address that answers a form itself, without an action. */
export type FormPage = ActionPage | "plain";

function isCallOn(page: ActionPage, form: FormData): boolean {
  const fields = z.literal("$K1");
  const withState = z.tuple([states[page], fields]);
  const call = page === "payment" ? withState : z.union([withState, z.tuple([fields])]);
  return holds(form, "0", call) && [...form.keys()].every((name) => name === "0" || name.startsWith("_1_"));
}

function isPostTo(page: ActionPage, form: FormData): boolean {
  if (isUnbound(form)) return true;
  const added = addedTo(form);
  const [first = ""] = added;
  const number = boundAction.exec(first)?.[1];
  const [action, state, key] = [`$ACTION_${number}:0`, `$ACTION_${number}:1`, "$ACTION_KEY"];
  return (
    added.every((name) => [first, action, state, key].includes(name)) &&
    new Set(added).size === added.length &&
    holds(form, action, z.strictObject({ id: z.string().regex(actionId), bound: z.literal("$@1") })) &&
    holds(form, state, z.tuple([states[page]]))
  );
}

function isUnbound(form: FormData): boolean {
  const [first = "", ...more] = addedTo(form);
  return unboundAction.test(first) && more.length === 0;
}

function addedTo(form: FormData): string[] {
  return [...form.keys()].filter((name) => name.startsWith("$"));
}

const actionId = /^[0-9a-f]{42}$/;
const unboundAction = /^\$ACTION_ID_[0-9a-f]{42}$/;
const boundAction = /^\$ACTION_REF_(\d{1,2})$/;

function holds(form: FormData, name: string, schema: z.ZodType): boolean {
  const [value, ...others] = form.getAll(name);
  if (typeof value !== "string" || others.length > 0) return false;
  try {
    return schema.safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
}
