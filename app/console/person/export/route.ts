import { personAddress } from "@/desk/addresses";
import { attempt, failureResponse, handlerFor, redirectTo } from "@/desk/auth/access";
import { personFile } from "@/desk/sign-ups/person/acts";
import { textIn } from "@/desk/ui/form-text";
import { dateIn } from "@/lib/dates";
import { personal } from "@/lib/delivery/personal";
import { defaultMarket, market } from "@/lib/markets";

/** Everything about an e-mail address as a file, for administrators. */
export async function POST(request: Request): Promise<Response> {
  const operator = await handlerFor("admin");
  if (operator instanceof Response) return operator;
  const form = await request.formData().catch(() => new FormData());
  const now = new Date();
  const made = await attempt(() => personFile(operator, textIn(form, "email"), now));
  if (!made.ok) return failureResponse(made, `${personAddress}?message=failed`);
  if (made.result === null) return redirectTo(`${personAddress}?message=invalid`);
  const today = dateIn(market(defaultMarket).timeZone, now);
  return new Response(`${JSON.stringify(made.result, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="person-${today}.json"`,
      ...personal,
    },
  });
}
