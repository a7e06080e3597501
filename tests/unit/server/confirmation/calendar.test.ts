import { describe, expect, it } from "vitest";
import { markets } from "@/lib/markets";
import { agreementOf } from "@/server/confirmation/agreement";
import { calendarFile } from "@/server/confirmation/calendar";
import { nextSteps } from "@/server/confirmation/next-steps";
import { purchase } from "../../../support/payments/purchase";

const now = new Date("2026-11-17T10:05:00Z");

/** The events of a calendar file as records, with folded lines joined (RFC 5545, section 3.1). */
async function eventsIn(...of: Parameters<typeof calendarFile>): Promise<Record<string, string>[]> {
  const lines = (await calendarFile(...of)).replace(/\r\n[ \t]/g, "").split("\r\n");
  return lines
    .join("\n")
    .split("BEGIN:VEVENT\n")
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event.split("\n").map((line) => [line.split(/[:;]/, 1)[0], line.slice(line.indexOf(":") + 1)]),
      ),
    );
}

describe.each(markets)("the calendar file in $code", ({ code }) => {
  it("has the days of the page, each for the whole day and in its words", async () => {
    const submission = purchase(code);
    const events = await eventsIn(submission, now);
    const steps = nextSteps(submission, now);
    expect(events.map(({ DTSTART }) => DTSTART)).toEqual(steps.map(({ date }) => date.replaceAll("-", "")));
    expect(events.map(({ SUMMARY }) => SUMMARY?.replaceAll("\\", ""))).toEqual(
      steps.map(({ title }) => `${title} (Jack)`),
    );
    for (const { DESCRIPTION } of events) expect(DESCRIPTION).toContain("JK-4K7P-92QD");
  });
});

it("counts the days in the zone of the market", async () => {
  // Late on the 17th in New York, and the 18th in London.
  const late = { confirmedAt: new Date("2026-11-18T03:30:00Z") };
  const [inLondon] = await eventsIn(purchase("uk", late), now);
  const [inNewYork] = await eventsIn(purchase("us", late), now);
  expect([inLondon?.DTSTART, inNewYork?.DTSTART]).toEqual(["20261119", "20261118"]);
  expect([inLondon?.DTEND, inNewYork?.DTEND]).toEqual(["20261120", "20261119"]);
});

it("uses the provider's date as soon as it is known", async () => {
  const events = await eventsIn(purchase("uk", { firstPaymentOn: "2026-11-26" }), now);
  expect(events.find(({ UID }) => UID?.includes("payment"))?.DTSTART).toBe("20261126");
});

it.each([
  [null, "on or about Tuesday 24 November", "On or about Tuesday 24 November 2026"],
  ["2026-11-26", "on Thursday 26 November", "On Thursday 26 November 2026"],
])(
  "names the first payment by its day alone, in steps and agreement, with the provider's date %s",
  (firstPaymentOn, by, inAgreement) => {
    const submission = purchase("uk", { firstPaymentOn });
    const payment = nextSteps(submission, now).find(({ key }) => key === "payment");
    expect(payment).toMatchObject({ when: "By Direct Debit", by });
    expect(JSON.stringify(payment)).not.toMatch(/\bdays?\b/);
    expect(agreementOf(submission, now).rows).toContainEqual(["First payment", inAgreement]);
  },
);

it("is the same file each time, and a later one replaces its events", async () => {
  expect(await calendarFile(purchase("uk"), now)).toBe(
    await calendarFile(purchase("uk"), new Date("2026-11-20T10:00:00Z")),
  );
  const [first] = await eventsIn(purchase("uk"), now);
  const [later] = await eventsIn(purchase("uk", { paymentVersion: 4 }), now);
  expect(later?.UID).toBe(first?.UID);
  expect(Number(later?.SEQUENCE)).toBeGreaterThan(Number(first?.SEQUENCE));
});

it("puts Jack on the WhatsApp of a customer with a number, and mails the others an address", () => {
  const access = (contactPhone: string | null) =>
    nextSteps(purchase("uk", { contactPhone }), now).find(({ key }) => key === "access")?.text;
  expect(access("07700 900123")).toContain("Then Jack is on your WhatsApp and your books are visible.");
  expect(access(null)).toContain(
    "Then we email you the address for your documents and your books are visible.",
  );
});
