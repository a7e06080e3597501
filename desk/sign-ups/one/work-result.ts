import { useTranslations } from "next-intl";
import type { TimelineEntry } from "./timeline-entry";

type Work = Extract<TimelineEntry, { kind: "work" }>;
type Delivery = Extract<TimelineEntry, { kind: "delivery" }>;

const toTheFirm = ["sign_up_notice", "firm_notice", "firm_alarm"];

/** What came of a mail, a call to the provider, or a delivery of the feed. */
export function useWorkResult() {
  const t = useTranslations("deskSignUp");
  const feed = useTranslations("deskFeed");

  function ofWork({ work, state, attempts, error, drop }: Work): string {
    if (state === "sent")
      return work === "provider_cancel"
        ? t("entry.state.done")
        : t(`entry.mailTo.${toTheFirm.includes(work) ? "firm" : "contact"}`);
    if (state === "dropped") return drop?.by ? t("entry.droppedBy", drop) : t("entry.state.dropped");
    if (state === "notNeeded") return t("entry.state.notNeeded");
    const tries = attempts > 0 ? t("entry.tries", { tries: attempts }) : null;
    return [t(`entry.state.${state}`), tries, error].filter(Boolean).join(", ");
  }

  function ofDelivery({ endpoint, state, status, milliseconds, error }: Delivery): string {
    const failure = error === null ? null : feed("deliveries.error", { error, code: error });
    const answer =
      status === null
        ? failure
        : t("entry.answered", { status: String(status), milliseconds: milliseconds ?? 0 });
    return [endpoint, answer, state === "sent" ? null : t(`entry.state.${state}`)].filter(Boolean).join(", ");
  }

  return { ofWork, ofDelivery };
}
