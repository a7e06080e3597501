import { defaultEdition, editionNamed, type Language, languageOf } from "@/lib/markets/editions";
// Imported directly, since `i18n/words` would load all messages into the middleware.
import english from "@/messages/en/refusals.json";
import french from "@/messages/fr/refusals.json";
import { settings } from "../env";
import { clientNetwork } from "./client-network";
import { formParts } from "./multipart";
import { rateLimitPost } from "./post-rate";
import { readBytes } from "./request-body";
import { isSameOrigin } from "./same-origin";
import { type FormPage, isFormOf } from "./sent-form";

/** Below `bodySizeLimit` in `next.config.ts`, above which Next responds with an empty 500. */
const maxBytes = 256_000;

type Messages = typeof english;
const languages: Record<Language, Messages> = { en: english, fr: french };

/** `reason`: a message, or a text for programmers, which is in English alone. */
type Refusal = {
  status: number;
  reason: string | ((messages: Messages) => string);
  headers?: Record<string, string>;
};

/**
 * Why to refuse a request before Next reads it (docs/decisions/0080); null if it may pass. `page`: null if the page has no form.
 */
export async function refusalOf(request: Request, page: FormPage | null) {
  const refusal = await findRefusal(request, page);
  if (!refusal) return null;
  const { reason } = refusal;
  const edition = editionNamed(new URL(request.url).pathname.split("/")[1]) ?? defaultEdition;
  return { ...refusal, reason: typeof reason === "string" ? reason : reason(languages[languageOf(edition)]) };
}

async function findRefusal(request: Request, page: FormPage | null): Promise<Refusal | null> {
  const { method, headers } = request;
  if (method === "GET" || method === "HEAD") return null;
  if (method === "POST" && headers.has("x-action-forwarded")) return refusalOfForwarded(request);
  if (page === null) return notAllowed("GET, HEAD");
  if (method !== "POST") return notAllowed("GET, HEAD, POST");
  if (!isSameOrigin(headers) || !isForThisHost(headers))
    return { status: 403, reason: (messages) => messages.foreign };
  const posted = rateLimitPost(clientNetwork(headers));
  if (!posted.ok)
    return {
      status: 429,
      reason: (messages) => messages.tooMany,
      headers: { "Retry-After": String(posted.seconds) },
    };
  if (Number(headers.get("content-length")) > maxBytes) return tooLong;
  return refusalOfBody(request, page);
}

/**
 * Next forwards the action of another page in a request of its own. That comes from this server, so limits would count the wrong
 * network, and no form of ours needs it (docs/decisions/0061). Next passes this answer on, and the browser loads the page again.
 */
async function refusalOfForwarded(request: Request): Promise<Refusal> {
  // Next still sends it, and logs an error if nobody takes it.
  await readBytes(request, { maxBytes, type: isText(request) ? textType : formType });
  return {
    status: 409,
    reason: (messages) => messages.changed,
    headers: { "x-nextjs-action-not-found": "1" },
  };
}

const tooLong: Refusal = { status: 413, reason: (messages) => messages.tooLong };

function notAllowed(allowed: string): Refusal {
  return { status: 405, reason: `Only ${allowed} are answered here`, headers: { Allow: allowed } };
}

/** Checked here because Next responds with 500 to other origins (`allowedOrigins` in `next.config.ts`). */
function isForThisHost(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin === null || origin === "null") return true;
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim() || headers.get("host");
  const allowed = [host, new URL(settings().siteUrl).host];
  return URL.canParse(origin) && allowed.includes(new URL(origin).host);
}

async function refusalOfBody(request: Request, page: FormPage): Promise<Refusal | null> {
  const type = request.headers.get("content-type") ?? "";
  const isCall = request.headers.has("next-action");
  const isBare = isCall && page === "desk" && isText(request);
  const read = await readBytes(request, { maxBytes, type: isBare ? textType : formType });
  if (!read.ok) return { ...read, reason: unread[read.status] ?? read.reason };
  if (isBare) return read.bytes.toString() === noArguments ? null : changed;
  const parts = formParts(read.bytes, type);
  if (parts !== "few") return { status: parts === "many" ? 413 : 400, reason: reasons[parts] };
  const form = await new Response(new Uint8Array(read.bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => null);
  if (form === null) return { status: 400, reason: reasons.unreadable };
  return isFormOf(page, form, isCall) ? null : changed;
}

const formType = "multipart/form-data";
const textType = "text/plain";

/** Whether the body is text, as React sends a call without arguments. */
function isText({ headers }: Request): boolean {
  return headers.get("content-type")?.startsWith(textType) ?? false;
}

/** What React sends for an action without parameters, such as 'Sign out'. */
const noArguments = "[]";

const changed: Refusal = { status: 400, reason: (messages) => messages.changed };

const unread: Partial<Record<number, Refusal["reason"]>> = {
  400: (messages) => messages.brokenOff,
  408: (messages) => messages.tooSlow,
  413: (messages) => messages.tooLong,
};

const reasons = {
  many: "The form has more fields than any of this site",
  unreadable: "The form cannot be read",
};
