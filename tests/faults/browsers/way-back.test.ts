import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/jack";
import { clickButton, goesBack, typeItInYourself, walkThrough } from "@/tests/e2e/steps";

test.use({ mode: "without JavaScript" });

test("going back from a rate-limited form never asks to resubmit", async ({ page }) => {
  await walkThrough(page, "business", "contact");
  await page.getByLabel("Full Name").fill("Harriet Fenwick");
  await page.getByLabel("Email Address").fill("harriet@fenwick.example");
  await saveOften(page, 60);
  await clickButton(page, "Continue");
  await expect(page.getByRole("heading", { name: "Please wait a little" })).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Harriet Fenwick");
  await saveOften(page, 20);
  await clickButton(page, "Continue");
  await expect(page.getByText("the last one did not go through")).toBeVisible();
  await goesBack(page, 3, /Contact Information|Your Business Details|Rollover/);
});

test("going back from a form with too much text never asks to resubmit", async ({ page }) => {
  await walkThrough(page, "rollover", "business");
  await typeItInYourself(page);
  await page.getByLabel("Business Name").fill("Quay ".repeat(12_000));
  await clickButton(page, "Continue");
  await expect(page.getByRole("link", { name: "must be less than 200 characters" })).toBeVisible();
  await typePastTheEnd(page, 12_000);
  await clickButton(page, "Continue");
  await expect(page.getByRole("heading", { name: "That is more than this form can take" })).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await goesBack(page, 3, /Your Business Details|Rollover/);
});

test.describe("a form too large for a browser's fields", () => {
  test.use({ expectedErrors: [/status of 413/] });

  test("is rejected with a message, and going back shows the form", async ({ page }) => {
    await walkThrough(page, "rollover", "business");
    await typePastTheEnd(page, 60_000);
    await clickButton(page, "Continue");
    await expect(page.getByText("The form is too long.")).toBeVisible();
    await goesBack(page, 2, /Your Business Details|Rollover/);
  });
});

/** Fills in more than the field's `maxlength` allows, as a program can. */
async function typePastTheEnd(page: Page, words: number): Promise<void> {
  await page.getByLabel("Business Name").evaluate((field: HTMLInputElement, times) => {
    field.removeAttribute("maxlength");
    field.value = "Quay ".repeat(times);
  }, words);
}

/** Sends the filled-in form repeatedly without leaving the page; expects a redirect each time. */
async function saveOften(page: Page, times: number): Promise<void> {
  const answers = await page.locator("form#step").evaluate(async (form: HTMLFormElement, times) => {
    const seen = new Set<string>();
    for (let n = 0; n < times; n += 1) {
      const sent = { method: "POST", body: new FormData(form), redirect: "manual" } as const;
      seen.add((await fetch(location.href, sent)).type);
    }
    return [...seen];
  }, times);
  expect(answers).toEqual(["opaqueredirect"]);
}
