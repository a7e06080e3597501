import { type NextRequest, NextResponse } from "next/server";
import { dataPolicy } from "@/lib/delivery/content-policy";
import { personal } from "@/lib/delivery/personal";
import { choiceCookie } from "@/lib/geo/record";
import { editionNamed } from "@/lib/markets/editions";
import { beginsSignUp, missingPage, openConfirmationAddress, paymentAddress } from "@/lib/routing/addresses";
import { exportAddress, isDeskPath, personFileAddress } from "@/lib/routing/desk";
import { decide, type Verdict } from "@/lib/routing/policy";
import { attributedQuery } from "@/lib/sign-up/attribution";
import { settings } from "@/server/env";
import { countryOfRequest } from "@/server/geo/location";
import { hasDesk } from "@/server/has-desk";
import { policyWithNonce } from "@/server/http/csp-nonce";
import { refusalOf } from "@/server/http/request-guard";
import type { FormPage } from "@/server/http/sent-form";

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const visitor = {
    choice: editionNamed(request.cookies.get(choiceCookie)?.value),
    country: countryOfRequest(request.headers),
  };
  const verdict = isHidden(pathname) ? missingVerdict : decide(pathname, search, visitor);
  const hasForms = verdict.kind === "dynamic" || verdict.kind === "desk";
  const refused = await refusal(request, hasForms ? formPage(pathname) : null);
  if (refused) return refused;
  switch (verdict.kind) {
    case "continue":
      return NextResponse.next(verdict.personal ? { headers: personal } : {});
    case "dynamic":
      return withAttribution(request) ?? pageWithNonce(request);
    case "desk":
      return deskPage(request);
    case "redirect":
      return NextResponse.redirect(new URL(verdict.to, request.url), { status: 307, headers: personal });
    case "moved":
      return NextResponse.redirect(new URL(verdict.to, request.url), 308);
    case "rewrite":
      return NextResponse.rewrite(new URL(verdict.to, request.url), { headers: personal });
    case "notFound":
      return missing(request);
  }
}

const missingVerdict: Verdict = { kind: "notFound" };

/** Whether an address that looks like a page's must be answered as missing. */
function isHidden(path: string): boolean {
  return isDisguised(path) || (isDeskPath(path) && !hasDesk());
}

/** Next matches pages by the decoded address: `/%63onsole` would be the desk without its policy and guard. */
function isDisguised(path: string): boolean {
  try {
    const decodedPath = decodeURIComponent(path);
    if (decodedPath === path) return false;
    const { kind } = decide(decodedPath, "", { choice: null, country: null });
    return kind === "desk" || kind === "dynamic";
  } catch {
    return false; // A malformed address belongs to no page
  }
}

function missing({ url }: NextRequest): NextResponse {
  return NextResponse.rewrite(new URL(missingPage, url));
}

function deskPage(request: NextRequest): NextResponse {
  const answer = pageWithNonce(request, []);
  answer.headers.set("X-Robots-Tag", "noindex, nofollow");
  answer.headers.set("Referrer-Policy", "strict-origin"); // The address of a mailed link has its key
  return answer;
}

async function refusal(request: NextRequest, forms: FormPage | null): Promise<NextResponse | null> {
  const refused = await refusalOf(request, forms);
  if (!refused) return null;
  const { reason, status, headers } = refused;
  return new NextResponse(reason, {
    status,
    headers: { ...headers, ...personal, [policyHeader]: dataPolicy },
  });
}

/** Redirects to the same address with where the visitor comes from. The form of that page stores it when it begins a sign-up. */
function withAttribution({ method, headers, nextUrl, url }: NextRequest): NextResponse | null {
  const { pathname, searchParams } = nextUrl;
  const isVisit = (headers.get("sec-fetch-mode") ?? "navigate") === "navigate";
  if (method !== "GET" || !isVisit || !beginsSignUp(pathname)) return null;
  const ownHosts = [headers.get("host"), new URL(settings().siteUrl).host];
  const query = attributedQuery(searchParams, headers.get("referer"), ownHosts);
  if (!query) return null;
  return NextResponse.redirect(new URL(`${pathname}?${query}`, url), { status: 307, headers: personal });
}

function formPage(path: string): FormPage {
  if (path === exportAddress || path === personFileAddress) return "plain";
  if (isDeskPath(path)) return "desk";
  return path === paymentAddress || path === openConfirmationAddress ? "payment" : "wizard";
}

/** Sets the policy as a request header too: Next takes the nonce for its scripts from there. */
function pageWithNonce(request: NextRequest, forms?: readonly string[]): NextResponse {
  const policy = policyWithNonce(forms);
  const headers = new Headers(request.headers);
  headers.delete(policyHeader);
  if (!policy) return NextResponse.next({ request: { headers } });
  headers.set(policyHeader, policy);
  return NextResponse.next({ request: { headers }, headers: { ...personal, [policyHeader]: policy } });
}

const policyHeader = "Content-Security-Policy";

export const config = {
  runtime: "nodejs",
  matcher: [
    "/",
    "/accountants",
    "/banks",
    "/integrations",
    "/franchises",
    "/sample-pack-joiner",
    "/sample-pack-cafe",
    "/sample-pack-agency",
    "/get-started",
    "/console/:path*",
    "/payment-success",
    "/payment-success/open",
    "/:market/get-started/:path*",
    "/:market/talk-to-us/:path*",
    // An address typed with capitals is redirected to the one in lower case.
    "/((?!api/|_next/).*[A-Z].*)",
    // Every request with a body, at any address: the guard refuses forms where a page has none.
    { source: "/((?!api/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "content-length" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "transfer-encoding" }] },
    // The one-click address of mail programs is left out: they may send this type, and it is no form of ours (RFC 8058).
    {
      source: "/api/((?!stop-mails$).*)",
      has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }],
    },
    { source: "/:path*", has: [{ type: "header", key: "next-action" }] },
  ],
};
