import { type NextRequest, NextResponse } from "next/server";
import { choiceCookie } from "@/lib/geo/record";
import { parseChoice } from "@/lib/geo/visitor";
import { decide } from "@/lib/routing/policy";
import { refusalOf } from "@/lib/server/crafted-forms";
import { countryOfRequest } from "@/lib/server/geo";

/** No page has this address, so that the not-found page answers, with its status. */
const nowhere = "/no/such/page";

const personal = { "Cache-Control": "private, no-store" };

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const refusal = await refusalOf(request);
  if (refusal) return new NextResponse(refusal.reason, { status: refusal.status, headers: personal });
  const { pathname, search } = request.nextUrl;
  const verdict = decide(pathname, search, {
    choice: parseChoice(request.cookies.get(choiceCookie)?.value),
    country: countryOfRequest(request.headers),
  });
  switch (verdict.kind) {
    case "continue":
      return NextResponse.next(verdict.personal ? { headers: personal } : {});
    case "redirect":
      return NextResponse.redirect(new URL(verdict.to, request.url), { status: 307, headers: personal });
    case "rewrite":
      return NextResponse.rewrite(new URL(verdict.to, request.url), { headers: personal });
    case "notFound":
      return NextResponse.rewrite(new URL(nowhere, request.url));
  }
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/",
    "/accountants",
    "/banks",
    "/integrations",
    "/franchises",
    "/get-started",
    "/:market/get-started/:path*",
  ],
};
