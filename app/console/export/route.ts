import { attempt, failureResponse, handlerFor, redirectTo } from "@/desk/auth/access";
import { isExportFormat, writers } from "@/desk/list/export/writers";
import { exports } from "@/desk/lists";
import { dateIn } from "@/lib/dates";
import { personal } from "@/lib/delivery/personal";
import { defaultMarket, market } from "@/lib/markets";
import { deskAddress, deskPages } from "@/lib/routing/desk";

/** A list of the desk as a file, for administrators. The address names the list and its filters, the form the format and chosen rows. */
export async function POST(request: Request): Promise<Response> {
  const operator = await handlerFor("admin");
  if (operator instanceof Response) return operator;
  const { searchParams } = new URL(request.url);
  const list = searchParams.get("list") ?? "";
  searchParams.delete("list");
  const names = [...searchParams.keys()];
  const sent = Object.fromEntries(names.map((name) => [name, searchParams.getAll(name).join()]));
  const fileOf = exports.get(list);
  if (!fileOf) return redirectTo(deskPages.missing);
  const form = await request.formData().catch(() => null);
  const format = form?.get("as");
  const chosen = (form?.getAll("chosen") ?? []).map((one) => String(one).replace(/ .*$/, ""));
  const listAddress = `${deskAddress}/${list}`;
  if (!isExportFormat(format)) return redirectTo(listAddress);
  const late = new AbortController();
  const exported = await attempt(() =>
    fileOf(operator, sent, format, { request, late: late.signal }, chosen),
  );
  if (!exported.ok) {
    late.abort();
    return failureResponse(exported, `${listAddress}?message=failed`);
  }
  if (!exported.result) return redirectTo(`${listAddress}?${searchParams}`); // The page says what it ignores
  const today = dateIn(market(defaultMarket).timeZone, new Date());
  return new Response(exported.result, {
    headers: {
      "Content-Type": writers[format].type,
      "Content-Disposition": `attachment; filename="${list}-${today}.${format}"`,
      ...personal,
    },
  });
}
