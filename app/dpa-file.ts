import type { Edition } from "@/lib/markets/editions";
import { agreementFile } from "@/server/legal/agreement-file";
import { legalDocument } from "@/server/legal/texts";

/** The data processing agreement as a PDF, made at build time with the firm's name and address from the settings. */
export async function dpaFile(edition: Edition): Promise<Response> {
  return new Response(await agreementFile(legalDocument("dpa", edition), edition), {
    headers: { "Content-Type": "application/pdf", "Cache-Control": "public, max-age=3600" },
  });
}
