import { z } from "zod";
import { linkForCommand } from "@/desk/people/acts";
import { personal } from "@/lib/delivery/personal";
import { hasDesk } from "@/server/has-desk";
import { isCommand } from "@/server/http/operator";

const requestBody = z.object({ email: z.string().trim().toLowerCase() });

/** Called by `npm run operator` on the server: returns a link that lets an operator in without a passkey. */
export async function POST(request: Request): Promise<Response> {
  if (!hasDesk() || !isCommand(request.headers))
    return new Response(null, { status: 404, headers: personal });
  const body = requestBody.safeParse(await request.json().catch(() => null));
  return Response.json(
    { link: body.success ? await linkForCommand(body.data.email) : null },
    { headers: personal },
  );
}
