import { monthEnds } from "@/lib/content/month-end";
import { formatDateWithWeekday, formatMonth } from "@/lib/dates/formats";
import { defaultEdition } from "@/lib/markets/editions";
import { untilHydrated } from "./hydration";
import { expect, test } from "./jack";

test("the landing page has an illustrative counter, and one open question at a time", async ({ page }) => {
  const counter = page.locator("[data-counter]");
  await page.addInitScript((random) => Object.assign(Math, { random: () => random }), 1 - Number.EPSILON);
  const response = await page.goto("/uk");
  expect(await response?.text()).toMatch(/data-counter=","[^>]*><\/span>/);
  await expect(counter).toHaveText("1,124");

  const open = page.locator("#faq details[open]");
  await expect(open).toHaveCount(0);
  await page.getByText("Is my data safe?").click();
  await page.getByText("What happens if I leave?").click();
  await expect(open).toHaveCount(1);
  await expect(page.getByText("you have 30 days after the end to download them.")).toBeVisible();
  await page.getByText("What happens if I leave?").click();
  await expect(open).toHaveCount(0);
});

test("the month end is that of a visitor who signs up today, for a year after the build, then the rule", async ({
  page,
}) => {
  const lead = page.locator("#get-started");
  for (const { month, endsAt, workingDays } of monthEnds(new Date(), defaultEdition).slice(1, 2)) {
    await page.clock.setFixedTime(endsAt.getTime() - 1);
    await page.goto("/uk");
    await untilHydrated(page);
    const delivered = formatDateWithWeekday(workingDays.at(-1) ?? "", defaultEdition);
    await expect(lead).toContainText(
      `Sign up today, and your ${formatMonth(month, defaultEdition)} books are ready on ${delivered}.`,
    );
  }
  await expect(page.getByRole("link", { name: "Start today: these dates are yours" })).toHaveAttribute(
    "href",
    "/uk/get-started",
  );
  await page.clock.setFixedTime(monthEnds(new Date(), defaultEdition, 13)[12]?.endsAt ?? 0);
  await page.goto("/uk");
  await expect(lead).toContainText(
    "Sign up today, and this month’s books are ready by Working Day 7 of the next.",
  );
});

test.describe("without scripts", () => {
  test.use({ mode: "without JavaScript" });

  test("the month end names the month of the build", async ({ page }) => {
    await page.goto("/uk");
    await expect(page.locator("#get-started")).toContainText(
      /Sign up in (\w+), and your \1 books are ready on /,
    );
  });
});

test.describe("where it is already tomorrow", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("the terms show the same date in text and in the datetime attribute", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-22T11:00:00Z");
    await page.goto("/terms");
    const date = page.locator("[data-today]");
    await expect(date).toHaveText("23 November 2026");
    await expect(date).toHaveAttribute("datetime", "2026-11-23");
  });

  test("the French terms have the first of a month as an ordinal", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-30T11:00:00Z");
    await page.goto("/ca-fr/terms");
    await expect(page.locator("[data-today]")).toHaveText("1er décembre 2026");
  });
});
