import { expect, it } from "vitest";
import { metrics } from "@/server/logging/metrics";
import { mailMetrics } from "@/server/mail/metrics";

it("exposes each series of each counter at 0 before anything has happened", async () => {
  mailMetrics();
  const text = await metrics().registry.metrics();
  const series = text.split("\n").filter((line) => /^jack_\w+_total\b/.test(line));
  expect(series.filter((line) => !line.endsWith(" 0"))).toEqual([]);
  for (const [, name = ""] of text.matchAll(/^# TYPE (jack_\w+) counter$/gm))
    expect(series.filter((line) => line.startsWith(`${name}{`)).length, name).toBeGreaterThan(1);
  expect(series).toEqual(
    expect.arrayContaining([
      'jack_failures_total{kind="render"} 0',
      'jack_failures_total{kind="route"} 0',
      'jack_failures_total{kind="action"} 0',
      'jack_failures_total{kind="proxy"} 0',
      'jack_unavailable_total{part="desk"} 0',
      'jack_responses_total{status="5xx"} 0',
      'jack_reconciled_total{outcome="confirmed"} 0',
      'jack_reconciled_total{outcome="unauthorised"} 0',
      'jack_mails_sent_total{kind="firm_notice"} 0',
    ]),
  );
});
