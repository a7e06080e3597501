import { expect, it } from "vitest";
import { firstContact } from "@/i18n/follow-up";
import { type MarketCode, marketCodes } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";

const saturdayNight = new Date("2026-11-28T22:30:00Z");

it("is within 24 hours round the clock", () => {
  expect(firstContact(mainEdition("uk"), { officeHours: "" }, saturdayNight)).toEqual({
    date: "2026-11-29",
    when: "Within 24 hours",
    by: "by Sunday 29 November",
    sentence: "within 24 hours",
  });
});

const monday = {
  uk: ["working days", "by Monday 30 November, 17:00"],
  us: ["business days", "by Monday, November 30, 5:00 PM"],
  ca: ["business days", "by Monday, November 30, 5:00 p.m."],
} satisfies Record<MarketCode, readonly [days: string, by: string]>;

it.each(marketCodes)("names the time where the firm has office hours in %s", (code) => {
  const [days, by] = monday[code];
  const contact = firstContact(mainEdition(code), { officeHours: "09:00-17:00" }, saturdayNight);
  expect(contact.sentence.replace(/\s/g, " ")).toBe(`within 24 hours on ${days}: ${by}`);
  expect(contact).toMatchObject({ date: "2026-11-30", when: `Within 24 hours on ${days}` });
});
