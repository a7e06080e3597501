import { type NextRequest, NextResponse } from "next/server";
import { dataPolicy } from "@/lib/delivery/content-policy";
import { choiceCookie } from "@/lib/geo/record";
import { parseChoice } from "@/lib/geo/visitor";
import { beginsSignUp, missingPage, paymentAddress } from "@/lib/routing/addresses";
import { decide } from "@/lib/routing/policy";
import { attributedQuery } from "@/lib/sign-up/attribution";
import { settings } from "@/server/env";
import { countryOfRequest } from "@/server/geo/location";
import { policyWithNonce } from "@/server/http/csp-nonce";
import { refusalOf } from "@/server/http/request-guard";
import type { FormPage } from "@/server/http/sent-form";

const personal = { "Cache-Control": "private, no-store" };

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const verdict = decide(pathname, search, {
    choice: parseChoice(request.cookies.get(choiceCookie)?.value),
    country: countryOfRequest(request.headers),
  });
  const refused = await refusal(request, verdict.kind === "dynamic");
  if (refused) return refused;
  switch (verdict.kind) {
    case "continue":
      return NextResponse.next(verdict.personal ? { headers: personal } : {});
    case "dynamic":
      return withAttribution(request) ?? pageWithNonce(request);
    case "redirect":
      return NextResponse.redirect(new URL(verdict.to, request.url), { status: 307, headers: personal });
    case "rewrite":
      return NextResponse.rewrite(new URL(verdict.to, request.url), { headers: personal });
    case "notFound":
      return NextResponse.rewrite(new URL(missingPage, request.url));
  }
}

async function refusal(request: NextRequest, hasForms: boolean): Promise<NextResponse | null> {
  const refused = await refusalOf(request, hasForms ? formPage(request.nextUrl.pathname) : null);
  if (!refused) return null;
  const { reason, status, headers } = refused;
  return new NextResponse(reason, {
    status,
    headers: { ...headers, ...personal, [policyHeader]: dataPolicy },
  });
}

/** Adds to the address where the visitor comes from, which is stored when the form of that page begins a sign-up. */
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
  if (path === paymentAddress) return "payment";
  return path.split("/")[2] === "talk-to-us" ? "talk" : "wizard";
}

/** Sets the policy as a request header too, from which Next takes the nonce for its scripts. */
function pageWithNonce(request: NextRequest): NextResponse {
  const policy = policyWithNonce();
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
    "/get-started",
    "/payment-success",
    "/:market/get-started/:path*",
    "/:market/talk-to-us/:path*",
    // Any request with a body, at any address: the guard refuses forms where a page has none.
    { source: "/((?!api/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "content-length" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "transfer-encoding" }] },
    { source: "/api/:path*", has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }] },
    { source: "/:path*", has: [{ type: "header", key: "next-action" }] },
  ],
};
