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
export async function refusalOf(request: Request): Promise<Refusal | null> {
  const { method, headers } = request;
  if (method === "GET" || method === "HEAD") return null;
  if (method !== "POST") return { status: 405, reason: "Only GET, HEAD and POST are answered here" };
  if (!isFromOwnPage(headers)) return { status: 403, reason: "The form is not one of this site" };
  if (Number(headers.get("content-length")) > mostBytes)
    return { status: 413, reason: `The form is over ${mostBytes} bytes` };
  // Scripts send in the framework's own encoding, in which a reference is no forgery.
  return headers.has("next-action") ? null : refusalOfForm(request.clone());
}

async function refusalOfForm(request: Request): Promise<Refusal | null> {
  const read = await readBytes(request, { mostBytes, type: "multipart/form-data" });
  if (!read.ok) return read;
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(new Uint8Array(read.bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => null);
  if (form === null) return { status: 400, reason: "The form cannot be read" };
  const isForged = [...form].some(([name, value]) => stateField.test(name) && !isState(value));
  return isForged ? { status: 400, reason: "The form was changed on its way" } : null;
}

/** Where a form without scripts carries what the step has answered so far. */
const stateField = /^\$ACTION_\d{1,3}:1$/;

/** A text that begins with one dollar is a reference to another field. */
const plain = z.string().regex(/^(?!\$(?!\$))/s);

const stateSchema = z.tuple([
  z.object({
    attempt: z.int(),
    values: z.record(z.string(), plain),
    problems: z.array(z.object({ field: plain, message: plain })),
    notice: z.object({ title: plain, text: plain }).nullable(),
    focus: plain.nullable(),
    said: plain.nullable(),
    leaveFor: plain.nullable(),
  }),
]);

function isState(value: FormDataEntryValue): boolean {
  try {
    return stateSchema.safeParse(JSON.parse(String(value))).success;
  } catch {
    return false;
  }
}
