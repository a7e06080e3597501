import { productName } from "@/lib/site";
import { calendarFile } from "@/server/confirmation/calendar";
import { confirmationFileResponse } from "@/server/confirmation/file";

/** The dates of the confirmation for the customer's calendar. */
export function GET(request: Request): Promise<Response> {
  return confirmationFileResponse(request, async (submission, now) => ({
    body: await calendarFile(submission, now),
    type: "text/calendar; charset=utf-8; method=PUBLISH",
    name: `${productName}-${submission.reference}.ics`,
  }));
}
