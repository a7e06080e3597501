import { defaultEdition, type Edition } from "@/lib/markets/editions";
import { agreementFile } from "@/server/legal/agreement-file";
import { legalDocument } from "@/server/legal/texts";

/**
 * The data processing agreement as a PDF, made at build time with the firm's name and address from the settings. `reader`: null for
 * the English one.
 */
export async function dpaFile(reader: Edition | null): Promise<Response> {
  const edition = reader ?? defaultEdition;
  return new Response(await agreementFile(legalDocument("dpa", edition), edition), {
    headers: { "Content-Type": "application/pdf", "Cache-Control": "public, max-age=3600" },
  });
}
