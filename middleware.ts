import { type NextRequest, NextResponse } from "next/server";
import { choiceCookie } from "@/lib/geo/record";
import { parseChoice } from "@/lib/geo/visitor";
import { paymentAddress } from "@/lib/routing/addresses";
import { decide } from "@/lib/routing/policy";
import { refusalOf } from "@/lib/server/crafted-forms";
import { policyForRequest } from "@/lib/server/drawn-page";
import { countryOfRequest } from "@/lib/server/geo";

/** No page has this address, so that the not-found page answers, with its status. */
const nowhere = "/no/such/page";

const personal = { "Cache-Control": "private, no-store" };

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const verdict = decide(pathname, search, {
    choice: parseChoice(request.cookies.get(choiceCookie)?.value),
    country: countryOfRequest(request.headers),
  });
  switch (verdict.kind) {
    case "continue":
      return NextResponse.next(verdict.personal ? { headers: personal } : {});
    case "drawn":
      return (await refused(request)) ?? drawn(request);
    case "redirect":
      return NextResponse.redirect(new URL(verdict.to, request.url), { status: 307, headers: personal });
    case "rewrite":
      return NextResponse.rewrite(new URL(verdict.to, request.url), { headers: personal });
    case "notFound":
      return NextResponse.rewrite(new URL(nowhere, request.url));
  }
}

async function refused(request: NextRequest): Promise<NextResponse | null> {
  const page = request.nextUrl.pathname === paymentAddress ? "payment" : "wizard";
  const refusal = await refusalOf(request, page);
  return refusal && new NextResponse(refusal.reason, { status: refusal.status, headers: personal });
}

/** Next takes the nonce of its scripts from the policy that the request carries. */
function drawn(request: NextRequest): NextResponse {
  const policy = policyForRequest();
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
  ],
};
