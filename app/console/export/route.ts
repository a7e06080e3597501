import { attempt, failureResponse, handlerFor, ledTo } from "@/desk/auth/access";
import { exportFile } from "@/desk/export/file";
import { isExportedList, isExportFormat } from "@/desk/export/formats";
import { exportSources } from "@/desk/export/lists";
import { writers } from "@/desk/export/writers";
import { dateIn } from "@/lib/dates";
import { personal } from "@/lib/delivery/personal";
import { defaultMarket, market } from "@/lib/markets";
import { deskAddress, missingDeskAddress } from "@/lib/routing/desk";

/** A list of the desk as a file, for administrators. The address names the list and its filters, the form the format. */
export async function POST(request: Request): Promise<Response> {
  const operator = await handlerFor("admin");
  if (operator instanceof Response) return operator;
  const { list, ...filters } = Object.fromEntries(new URL(request.url).searchParams);
  if (!isExportedList(list)) return ledTo(missingDeskAddress);
  const format = (await request.formData().catch(() => null))?.get("as");
  const listAddress = `${deskAddress}/${list}`;
  if (!isExportFormat(format)) return ledTo(listAddress);
  const late = new AbortController();
  const exported = await attempt(async () =>
    exportFile(operator, await exportSources[list](filters), format, { request, late: late.signal }),
  );
  if (!exported.ok) {
    late.abort();
    return failureResponse(exported, `${listAddress}?message=failed`);
  }
  const today = dateIn(market(defaultMarket).timeZone, new Date());
  return new Response(exported.result, {
    headers: {
      "Content-Type": writers[format].type,
      "Content-Disposition": `attachment; filename="${list}-${today}.${format}"`,
      ...personal,
    },
  });
}
