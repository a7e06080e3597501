import { personal } from "@/lib/delivery/personal";
import { defaultEdition, editionNamed } from "@/lib/markets/editions";
import { stopMailsAddress } from "@/lib/routing/addresses";
import { receiveStop } from "@/server/resume-mails/one-click";

/** A mail program's one-click POST (RFC 8058). It comes from other sites and has no cookies. */
export async function POST(request: Request): Promise<Response> {
  return new Response(null, { status: await receiveStop(request), headers: personal });
}

/** For programs that open the address: the page with the button. Changes nothing. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const edition = editionNamed(searchParams.get("edition")) ?? defaultEdition;
  const location = stopMailsAddress(edition, searchParams.get("key") ?? "");
  return new Response(null, { status: 307, headers: { ...personal, location } });
}
