import type { Page } from "@playwright/test";
import { expectAccessible, expectContrastInTheDark, expectFits } from "./accessible";
import { expect, test } from "./jack";

const phone = { width: 390, height: 844 };
const form = (page: Page) => page.locator("form#lead");
const thanks = "Thank you. Your message has reached us.";

/** Different on each call: the same message is stored once, and an address can send five an hour. */
let sent = 0;
const nextSender = () => `rosa.${process.pid}.${++sent}@harbour.example`;

async function fill(page: Page, number: string, count: string): Promise<void> {
  await form(page).getByLabel("Your name").fill("Rosa Marsh");
  await form(page).getByLabel("Email").fill(nextSender());
  await form(page).getByLabel(number).fill(count);
  await form(page)
    .getByLabel("Anything we should know")
    .fill("Three of them trade in euros.\nCan you start in May?");
}

const press = (page: Page) => form(page).getByRole("button", { name: "Send to Jack’s team" }).click();

test("a wrong form is shown again, and sent once it is put right", async ({ page }) => {
  await page.goto("/us/banks");
  await page.getByRole("link", { name: "Talk to us" }).first().click();
  await fill(page, "Number of business customers", "several");
  await press(page);
  await expect(page).toHaveTitle(/^Error: /);
  const wrong = form(page).getByLabel("Number of business customers");
  await expect(wrong).toHaveAccessibleDescription(/Enter a whole number from 1 to 9,999,999/);
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveValue("several");
  await expect(form(page).getByLabel("Your name")).toHaveValue("Rosa Marsh");
  await expectAccessible(page);
  await expectContrastInTheDark(page);
  await wrong.fill("1,250");
  await expect(wrong, "the scripts leave the focus in the field").toBeFocused();
  await press(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, mode: "without JavaScript" });

  test("the form and its confirmation fit, and are accessible", async ({ page }) => {
    await page.goto("/ca/franchises");
    await page.getByRole("link", { name: "Talk to us" }).first().tap();
    await fill(page, "Number of locations", "40");
    await press(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
    for (const address of ["/ca/talk-to-us", "/ca/talk-to-us/sent"]) {
      await page.goto(address);
      await expectFits(page, [320]);
      if (address.endsWith("sent")) await expectAccessible(page);
    }
  });
});
