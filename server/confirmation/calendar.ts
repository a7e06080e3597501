import type { Submission } from "@/db/queries/submissions";
import { copy } from "@/i18n/copy";
import { addDays, type IsoDate } from "@/lib/dates";
import { editionOfSubmission } from "@/lib/markets/editions";
import { productName } from "@/lib/site";
import { settings } from "@/server/env";
import { nextSteps } from "./next-steps";

/**
 * The dates of the confirmation page as a calendar file. Each is a day in the market, without a time, as on the page. The same
 * facts give the same bytes, and a file that is opened again replaces the earlier file's events.
 */
export async function calendarFile(submission: Submission, now: Date): Promise<string> {
  // Imported here, since most processes never make a calendar file.
  const { createEvents } = await import("ics");
  const edition = editionOfSubmission(submission);
  const t = copy(edition, "confirmation");
  const { hostname } = new URL(settings().siteUrl);
  const { reference, confirmedAt, paymentVersion } = submission;
  const { error, value } = createEvents(
    nextSteps(submission, now).map(({ key, date, title, text }) => ({
      uid: `${reference}-${key}@${hostname}`,
      productId: productName,
      calName: productName,
      sequence: paymentVersion,
      timestamp: (confirmedAt ?? now).getTime(),
      start: dayOf(date),
      end: dayOf(addDays(date, 1)),
      title: t("event.title", { title }),
      description: `${text}\n${t("event.reference", { reference })}`,
      busyStatus: "FREE" as const,
      transp: "TRANSPARENT" as const,
    })),
  );
  if (error || !value) throw error ?? new Error("the calendar file is empty");
  return value;
}

function dayOf(date: IsoDate): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return [year, month, day];
}
