import { cookies, headers } from "next/headers";
import { redirect, unstable_rethrow } from "next/navigation";
import { cache } from "react";
import { signInAddress, signInAgainAddress, todayAddress } from "@/desk/addresses";
import { hasRole, isRecent, type Role } from "@/desk/auth/rules";
import errors from "@/desk/words/en/deskErrors.json";
import { words } from "@/i18n/words";
import { personal } from "@/lib/delivery/personal";
import { type Operator, sessionHours } from "@/lib/operators";
import { deskPages } from "@/lib/routing/desk";
import { query } from "@/server/database";
import { timeoutMs, withDeadline } from "@/server/deadlines";
import { isDatabaseUnavailable } from "@/server/failures";
import { hasDesk } from "@/server/has-desk";
import { isSameOrigin } from "@/server/http/same-origin";
import { factsOf, log, noteUnavailable } from "@/server/logging/log";
import { withAuth } from "./call";
import { sessionCookie } from "./cookies";
import { endSession, touchSession } from "./queries";
import { team } from "./team";

/** `name`: empty until the operator gives one. `since`: when the session began. */
export type SignedIn = Operator & {
  readonly name: string;
  readonly operatorId: string;
  readonly sessionId: string;
  readonly since: Date;
};

const touchMinutes = 5;

/** The operator who requests a page, from the cookie; redirects anybody else. */
export async function operatorFor(role: Role): Promise<SignedIn> {
  const operator = await signedIn();
  if (!operator) redirect(signInAddress);
  if (!hasRole(operator, role)) redirect(deskPages.notAllowed);
  return operator;
}

/** Redirects an operator who is signed in already from the sign-in page to the desk. */
export async function leadInside(): Promise<void> {
  if (await signedIn()) redirect(todayAddress);
}

/** Redirects to the desk's not-found page. `notFound()` would show nothing without JavaScript (docs/decisions/0041). */
export function noSuchPage(): never {
  redirect(deskPages.missing);
}

/** Like `operatorFor`, for a handler of a form: the operator, or the response for anybody else. */
export async function handlerFor(role: Role): Promise<SignedIn | Response> {
  try {
    const operator = isSameOrigin(await headers()) ? await signedIn() : null;
    if (!operator) return redirectTo(signInAddress);
    return hasRole(operator, role) ? operator : notAllowed();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return unavailable();
  }
}

/** The answer of a form's handler whose work failed. `location`: the page that says so, unless the database is away or overloaded. */
export function failureResponse(failed: Failed, location: string): Response {
  return failed.isUnavailable ? unavailable() : redirectTo(location);
}

/** A page that needs neither database nor React. */
function unavailable(): Response {
  noteUnavailable();
  const { pageTitle, unavailable: title, unavailableText, back } = errors;
  const page = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${pageTitle}</title></head><body><main><h1>${title}</h1><p>${unavailableText}</p>
<p><a href="${todayAddress}">${back}</a></p></main></body></html>`;
  return new Response(page, {
    status: 503,
    headers: { "Content-Type": "text/html; charset=utf-8", ...personal },
  });
}

function notAllowed(): Response {
  const text = words("en-GB", "desk")("notAllowed.title");
  return new Response(text, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...personal },
  });
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, ...personal } });
}

type Failed = { ok: false; isUnavailable: boolean };
export type ActResult<T> = { ok: true; result: T } | Failed;

/** Runs an operator's act; redirects anybody else. Every action of the desk but those of the sign-in calls it. */
export async function act<T>(role: Role, work: (by: SignedIn) => Promise<T>): Promise<ActResult<T>> {
  if (!isSameOrigin(await headers())) redirect(signInAddress);
  return attempt(async () => work(await operatorFor(role)));
}

/** As `act`, after a sign-in of the last minutes; redirects anybody else to sign in again, and from there `back`. */
export function actRecently<T>(
  role: Role,
  back: string,
  work: (by: SignedIn) => Promise<T>,
): Promise<ActResult<T>> {
  return act(role, async (by) => {
    if (!isRecent(by)) redirect(signInAgainAddress(back));
    return work(by);
  });
}

/** The result of a form's work within its deadline, or a failure, which is logged. */
export async function attempt<T>(work: () => Promise<T>): Promise<ActResult<T>> {
  try {
    return { ok: true, result: await withDeadline(work(), timeoutMs.action) };
  } catch (error) {
    unstable_rethrow(error);
    log("error", "desk action failed", factsOf(error));
    return { ok: false, isUnavailable: isDatabaseUnavailable(error) };
  }
}

/** Null without a session, after 12 hours without use, and for somebody who no longer belongs to the team. */
const signedIn = cache(async (): Promise<SignedIn | null> => {
  const request = new Headers(await headers());
  if (!hasDesk() || !(await cookies()).has(sessionCookie())) return null;
  const found = await withAuth((auth) => auth.api.getSession({ headers: request }));
  if (!found) return null;
  const { id, createdAt: since, updatedAt } = found.session;
  const operator = (await team()).find(({ email }) => email === found.user.email);
  const isIdle = Date.now() - updatedAt.getTime() > sessionHours.idle * 60 * 60_000;
  if (!operator || isIdle) {
    await query((db) => endSession(db, id));
    return null;
  }
  await query((db) => touchSession(db, id, touchMinutes));
  const { id: operatorId, name } = found.user;
  return { ...operator, name, operatorId, sessionId: id, since };
});
