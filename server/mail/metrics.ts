import { counter, metrics } from "@/server/logging/metrics";
import { perProcess } from "@/server/per-process";
import { mails } from "./mails";

export const mailMetrics = perProcess("jackMailMetrics", () => ({
  sent: counter(metrics().registry, "jack_mails_sent_total", "Mails that the mail server accepted", {
    kind: mails.map(({ kind }) => kind),
  }),
}));
