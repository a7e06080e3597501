import { expect, inEachMode, test } from "./jack";

inEachMode((mode) => {
  test("Get Started keeps the chosen currency", async ({ page }) => {
    await page.goto("/uk");
    const start = page.locator("#get-started");
    await start.getByRole("radio", { name: /Canada/ }).check();
    await start.getByRole("button", { name: "Get Started" }).click();
    await expect(page).toHaveURL(/\/ca\/get-started\/plan\?currency=CAD&from=uk$/);
    await expect(page.getByRole("button", { name: "$ CAD" })).toHaveAttribute("aria-pressed", "true");
  });

  test("the landing page has its figures, an illustrative counter, and one open question at a time", async ({
    page,
  }) => {
    const response = await page.goto("/uk");
    const account = page.locator("#roi");
    for (const figure of ["£500,000", "1,760", "£14,036", "£2,088", "1,788", "£11,948"])
      await expect(account.getByText(figure).filter({ visible: true }).first()).toBeVisible();

    expect(await response?.text()).toMatch(/data-counter=""[^>]*><\/span>/);
    const counter = page.locator("[data-counter]");
    if (mode === "without JavaScript") await expect(counter).toBeEmpty();
    else {
      await expect(counter).toHaveText(/^(1,\d{3}|\d{3})$/);
      const shown = Number((await counter.textContent())?.replace(",", ""));
      expect(shown).toBeGreaterThanOrEqual(648);
      expect(shown).toBeLessThanOrEqual(1124);
    }

    const open = page.locator("#faq details[open]");
    await expect(open).toHaveCount(0);
    await page.getByText("Is my data safe?").click();
    await page.getByText("How do I cancel?").click();
    await expect(open).toHaveCount(1);
    await expect(page.getByText("You have 30 days after the end to download your data.")).toBeVisible();
    await page.getByText("How do I cancel?").click();
    await expect(open).toHaveCount(0);
  });

  test("the terms show today's date, without scripts the day of the build", async ({ page }) => {
    const { format } = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });
    const asked = new Date();
    await page.goto("/terms");
    const shown = page.locator("time[data-today]");
    await expect(shown).toHaveText(/\d/);
    const date = new Date(`${await shown.getAttribute("datetime")}`);
    await expect(page.getByText(/^Last updated/)).toHaveText(`Last updated: ${format(date)}`);
    if (mode === "without JavaScript") expect(date.getTime()).toBeLessThanOrEqual(Date.now());
    else expect([asked, new Date()].map(format)).toContain(format(date));
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
});

test.describe("links that need no scripts", () => {
  test.use({ mode: "without JavaScript" });

  test("the DPA can be downloaded as a PDF and read on the page", async ({ page, request }) => {
    await page.goto("/us/integrations");
    const download = page.getByRole("link", { name: "Download DPA (PDF)" });
    const file = await request.get((await download.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("application/pdf");
    await page.getByText("Read the DPA").click();
    await expect(page.getByRole("heading", { name: "Sub-processors" })).toBeVisible();
  });

  test("the data room request opens a prefilled e-mail", async ({ page }) => {
    await page.goto("/uk/banks");
    const link = page.getByRole("link", { name: "Request Data Room Access" });
    const mail = new URL((await link.getAttribute("href")) ?? "");
    expect(mail.protocol).toBe("mailto:");
    expect(mail.searchParams.get("subject")).toBe("Data room access for Jack");
    expect(mail.searchParams.get("body")).toContain("What we are assessing");
  });
});
