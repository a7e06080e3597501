import { cookies, headers } from "next/headers";
import type { Database } from "@/db/client/database";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { clientAddress } from "@/server/http/client-address";
import { headersOfRequest } from "@/server/this-request";
import type { Auth } from "./better-auth";
import { endSession } from "./queries";

/** Runs calls of better-auth in one transaction, so that a failure, or the end of the process, leaves no half of them. */
export async function withAuth<T>(work: (auth: Auth, db: Database) => Promise<T>): Promise<T> {
  const { authOn } = await import("./better-auth");
  const { siteUrl, operatorSecret } = settings();
  if (operatorSecret === null) throw new Error("the desk has no secret");
  const request = await headersOfRequest(); // None in the worker, which makes links
  const from = request && clientAddress(request);
  const keys = { siteUrl, secret: `console sessions ${operatorSecret}`, from };
  return query((db) => db.transaction((tx) => work(authOn(tx, keys), tx)));
}

type Answer<T> = { headers: Headers; response: T };

/** As `withAuth` for one endpoint, given the request's headers; sets the cookies that it returns. */
export async function callAuth<T>(
  call: (auth: Auth, headers: Headers, db: Database) => Promise<Answer<T>>,
): Promise<T> {
  const request = new Headers(await headers());
  const { headers: returned, response } = await withAuth((auth, db) => call(auth, request, db));
  await applyCookies(returned);
  return response;
}

/** A function that ends the session that the browser had before it signed in again. */
export async function earlierSession(
  auth: Auth,
  headers: Headers,
  db: Database,
): Promise<() => Promise<void>> {
  const earlier = await auth.api.getSession({ headers });
  return async () => void (earlier && (await endSession(db, earlier.session.id)));
}

async function applyCookies(returned: Headers): Promise<void> {
  const { parseSetCookieHeader, toCookieOptions } = await import("better-auth/cookies");
  const jar = await cookies();
  for (const [name, cookie] of parseSetCookieHeader(returned.get("set-cookie") ?? ""))
    jar.set(name, cookie.value, toCookieOptions(cookie));
}
