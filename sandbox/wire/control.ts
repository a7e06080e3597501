import { z } from "zod";
import { type Asked, formFields, json, jsonBody, nothing, type Reply, seeOther } from "./exchange";
import { type Faults, faultScript } from "./faults";
import type { Received } from "./received";

export const controlPath = "/__control";

type Controlled = {
  readonly faults: Faults;
  readonly received: Received;
  /** Back to an empty twin. */
  readonly reset: () => void;
};

/** The control calls that all twins share; undefined where the path is another. */
export function answerControl({ faults, received, reset }: Controlled, asked: Asked): Reply | undefined {
  const { method, query } = asked;
  const [subject, id] = asked.path.slice(controlPath.length + 1).split("/");
  if (subject === "faults") {
    if (method === "GET") return json(200, { faults: faults.list() });
    if (method === "POST") return scripted(asked, faultScript, (script) => json(201, faults.add(script)));
    if (method === "DELETE") return emptied(() => faults.clear(id));
  }
  if (subject === "requests") {
    const filter = { method: query.get("method") ?? undefined, path: query.get("path") ?? undefined };
    if (method === "GET") return json(200, { requests: received.list(filter) });
    if (method === "DELETE") return emptied(() => received.clear());
  }
  if (subject === "reset" && method === "POST")
    return pressed(asked, () => {
      faults.clear();
      received.clear();
      reset();
      return nothing();
    });
  return undefined;
}

/** Runs `work` on the body (JSON or form) that fits the schema, or says what does not. */
export function scripted<S extends z.ZodType>(
  asked: Asked,
  schema: S,
  work: (body: z.output<S>) => Reply,
): Reply {
  const parsed = schema.safeParse(isForm(asked) ? formFields(asked) : (jsonBody(asked) ?? {}));
  if (!parsed.success) return json(422, { error: z.prettifyError(parsed.error) });
  return pressed(asked, () => work(parsed.data));
}

/** A form's press goes back to the page it came from; a program gets the answer itself. */
function pressed(asked: Asked, work: () => Reply): Reply {
  const reply = work();
  return isForm(asked) && reply.status < 400 ? seeOther("/") : reply;
}

export function unknownControl(): Reply {
  return json(404, { error: "No such control call; see sandbox/README.md" });
}

function emptied(work: () => void): Reply {
  work();
  return nothing();
}

/** `curl -d '{…}'` calls its JSON a form. */
function isForm({ headers, body }: Asked): boolean {
  const type = String(headers["content-type"] ?? "");
  return type.startsWith("application/x-www-form-urlencoded") && !body.startsWith("{");
}
