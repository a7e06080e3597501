import { productName } from "@/lib/site";
import { agreementPaper } from "@/server/confirmation/agreement-paper";
import { confirmationFileResponse } from "@/server/confirmation/file";
import { rateLimit } from "@/server/http/limits";
import { drawPdf } from "@/server/pdf/draw";

/** The customer's agreement as a PDF. */
export function GET(request: Request): Promise<Response> {
  return confirmationFileResponse(request, async (submission, now) => {
    const allowed = await rateLimit("draw_agreement", [submission.id]);
    if (!allowed.ok) return { waitMinutes: allowed.minutes };
    return {
      body: await drawPdf(agreementPaper(submission, now), "download"),
      type: "application/pdf",
      name: `${productName}-${submission.reference}.pdf`,
    };
  });
}
