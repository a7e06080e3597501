import "server-only";
import { z } from "zod";
import { isFromOwnPage } from "./own-page";
import { readBytes } from "./request-body";

/** Below the framework's own cap (`bodySizeLimit`), beyond which it answers 500 without a reason. */
const mostBytes = 4_000_000;

type Refusal = { status: number; reason: string };

/**
 * Why a request to a page of forms is refused before a server action reads it, or null: the framework answers what no
 * form of ours can send with a bare 500 (docs/decisions/0052). What people can send is the action's to answer.
 */
export async function refusalOf(request: Request, page: FormPage): Promise<Refusal | null> {
  const { method, headers } = request;
  if (method === "GET" || method === "HEAD") return null;
  if (method !== "POST") return { status: 405, reason: "Only GET, HEAD and POST are answered here" };
  if (!isFromOwnPage(headers)) return { status: 403, reason: "The form is not one of this site" };
  if (Number(headers.get("content-length")) > mostBytes)
    return { status: 413, reason: `The form is over ${mostBytes} bytes` };
  return refusalOfForm(request.clone(), page);
}

async function refusalOfForm(request: Request, page: FormPage): Promise<Refusal | null> {
  const read = await readBytes(request, { mostBytes, type: "multipart/form-data" });
  if (!read.ok) return read;
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(new Uint8Array(read.bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => null);
  if (form === null) return { status: 400, reason: "The form cannot be read" };
  const isOurs = request.headers.has("next-action")
    ? holds(form.get(callField), callOn(page))
    : [...form].every(([name, value]) => !stateField.test(name) || holds(value, z.tuple([states[page]])));
  return isOurs ? null : { status: 400, reason: "The form was changed on its way" };
}

/** Where a form without scripts carries what its page has answered so far; where scripts put what they call with. */
const stateField = /^\$ACTION_\d{1,3}:1$/;
const callField = "0";

/** A text that begins with one dollar is a reference to another field, or a value that JSON has not. */
const plain = z.string().regex(/^(?!\$(?!\$))/s);

/** What the forms of each page have answered so far. */
const states = {
  wizard: z.object({
    attempt: z.int(),
    values: z.record(z.string(), plain),
    problems: z.array(z.object({ field: plain, message: plain })),
    notice: z.object({ title: plain, text: plain }).nullable(),
    focus: plain.nullable(),
    said: plain.nullable(),
    leaveFor: plain.nullable(),
  }),
  // Its actions read no state: scripts then send this word for it.
  payment: z
    .union([z.literal("$undefined"), plain, z.record(z.string(), z.union([plain, z.boolean()]))])
    .nullable(),
} satisfies Record<string, z.ZodType>;

export type FormPage = keyof typeof states;

/** What scripts call an action with: the fields, by reference, after the state; the start screen has no state. */
function callOn(page: FormPage) {
  const fields = z.string().regex(/^\$K[0-9a-f]{1,4}$/);
  const call = z.tuple([states[page], fields]);
  return page === "wizard" ? z.union([call, z.tuple([fields])]) : call;
}

function holds(value: FormDataEntryValue | null, schema: z.ZodType): boolean {
  try {
    return schema.safeParse(JSON.parse(String(value))).success;
  } catch {
    return false;
  }
}
