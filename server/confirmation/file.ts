import type { Submission } from "@/db/queries/submissions";
import { dataPolicy } from "@/lib/delivery/content-policy";
import { personal } from "@/lib/delivery/personal";
import { confirmationPath, paymentAddress, requestIdNames } from "@/lib/routing/addresses";
import { factsOf, log } from "@/server/logging/log";
import { readLink } from "@/server/payments/read-link";
import { openedSubmission } from "./view";

export type File = { body: string | Uint8Array<ArrayBuffer>; type: string; name: string };

/**
 * Sends a file of a confirmation to a browser that may open it. Any other browser is redirected to the page, which says why it
 * sees nothing. So is this one if the file cannot be made.
 */
export async function confirmationFileResponse(
  request: Request,
  make: (submission: Submission, now: Date) => Promise<File | { waitMinutes: number }>,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const link = readLink(query.get("submission_id"), query.get(requestIdNames.query));
  if (!link.ok) return seeOther(paymentAddress);
  const page = confirmationPath(link.ids.submissionId, link.ids.requestId);
  const now = new Date();
  try {
    const submission = await openedSubmission(link.ids, now);
    if (!submission) return seeOther(page);
    const file = await make(submission, now);
    return "waitMinutes" in file ? seeOther(`${page}&wait=${file.waitMinutes}`) : attached(file);
  } catch (error) {
    log("error", "confirmation file not made", factsOf(error));
    return seeOther(`${page}&file=failed`);
  }
}

const unlisted = { ...personal, "X-Robots-Tag": "noindex" };

export function attached({ body, type, name }: File): Response {
  return new Response(body, {
    headers: {
      ...unlisted,
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Content-Security-Policy": dataPolicy,
    },
  });
}

export function seeOther(to: string): Response {
  return new Response(null, { status: 303, headers: { ...unlisted, Location: to } });
}
