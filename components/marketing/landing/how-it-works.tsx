import { HowSection } from "@/components/marketing/sections/steps";
import { worded } from "@/components/marketing/sections/worded";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { formatTime } from "@/lib/content/formats";
import { sentAt, tickedAt } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";
import { Channels } from "./channels";
import { Extracted } from "./exhibits/extracted";
import { MonthEnd } from "./exhibits/month-end";
import { Query } from "./exhibits/query";
import { SoftwareMarks } from "./exhibits/software-marks";

/** Four steps, and the month that they add up to. */
export function HowItWorks({ market }: { market: Market }) {
  const t = useCopy("landing");
  const steps = [
    { key: "send", at: sentAt, frame: <Channels /> },
    { key: "read", at: sentAt + claims.filingMinutes, frame: <Extracted market={market} /> },
    { key: "verify", at: tickedAt, frame: <Query market={market} /> },
    { key: "synced", at: tickedAt, frame: <SoftwareMarks market={market} /> },
  ] as const;
  return (
    <HowSection
      heading={t("how.heading")}
      lead={t("how.lead")}
      items={worded(steps, (name) => t(`how.${name}`)).map(({ at, ...step }) => ({
        ...step,
        when: formatTime(at, market),
      }))}
    >
      <MonthEnd market={market} />
    </HowSection>
  );
}
