import { productName } from "@/lib/site";
import { drawAgreement } from "@/server/confirmation/agreement-paper";
import { confirmationFileResponse } from "@/server/confirmation/file";
import { rateLimit, returnToLimit } from "@/server/http/limits";

/** The customer's agreement as a PDF. */
export function GET(request: Request): Promise<Response> {
  return confirmationFileResponse(request, async (submission, now) => {
    const subjects = [submission.id];
    const allowed = await rateLimit("draw_agreement", subjects);
    if (!allowed.ok) return { waitMinutes: allowed.minutes };
    const body = await drawAgreement(submission, now).catch(async (error: unknown) => {
      await returnToLimit("draw_agreement", subjects);
      throw error;
    });
    return {
      body,
      type: "application/pdf",
      name: `${productName}-${submission.reference}.pdf`,
    };
  });
}
