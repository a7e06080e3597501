import { agreementFile } from "@/server/legal/pdf/agreement";
import { legalDocument } from "@/server/legal/texts";

export const dynamic = "force-static";

/** The data processing agreement as an A4 document, made at build time: the settings name the firm in it. */
export async function GET(): Promise<Response> {
  return new Response(await agreementFile(legalDocument("dpa")), {
    headers: { "Content-Type": "application/pdf", "Cache-Control": "public, max-age=3600" },
  });
}
