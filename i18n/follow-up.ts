import { dateIn } from "@/lib/dates";
import { formatDateWithWeekday, formatTimeIn } from "@/lib/dates/formats";
import { followUpBy, followUpHours } from "@/lib/dates/working-days";
import type { Edition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";
import { words } from "./words";

type Hours = Pick<Site, "officeHours">;

/** When the firm is in touch after a sign-up, in a sentence: 'within 24 hours', with office hours 'within 24 hours on working days'. */
export function followUp({ locale }: Edition, { officeHours }: Hours): string {
  const key = officeHours ? "followUp.onWorkingDays" : "followUp.always";
  return words(locale, "market")(key, { hours: followUpHours });
}

/**
 * The same for who signed up at `from`, as an entry of a list and in a `sentence`. `by`: 'by Monday 30 November', with office hours the
 * time too, which the sentence then names.
 */
export function firstContact(edition: Edition, site: Hours, from: Date) {
  const t = words(edition.locale, "market");
  const when = followUp(edition, site);
  const deadline = followUpBy(from, edition, site.officeHours);
  const date = dateIn(edition.timeZone, deadline);
  const day = formatDateWithWeekday(date, edition);
  const title = when.charAt(0).toUpperCase() + when.slice(1);
  if (!site.officeHours) return { date, when: title, by: t("followUp.by", { day }), sentence: when };
  const by = t("followUp.byTime", { day, time: formatTimeIn(deadline, edition) });
  return { date, when: title, by, sentence: t("followUp.sentence", { when, by }) };
}
