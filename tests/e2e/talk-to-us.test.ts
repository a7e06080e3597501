import type { Page } from "@playwright/test";
import type { MarketCode } from "@/lib/markets";
import { expectAccessible, expectContrastInTheDark, expectFits } from "./accessible";
import { expect, test } from "./jack";
import { site } from "./site";

const phone = { width: 390, height: 844 };
const form = (page: Page) => page.locator("form#lead");
const thanks = "Thank you. Your message has reached us.";

/** Different on each call: the same message is stored once, and an address can send five an hour. */
let sent = 0;
const nextSender = () => `rosa.${process.pid}.${++sent}@harbour.example`;

async function fill(page: Page, number: string, count: string, sender = nextSender()): Promise<void> {
  await form(page).getByLabel("Your name").fill("Rosa Marsh");
  await form(page).getByLabel("Email").fill(sender);
  await form(page).getByLabel(number).fill(count);
  await form(page)
    .getByLabel("Anything we should know")
    .fill("Three of them trade in euros.\nCan you start in May?");
}

const press = (page: Page) => form(page).getByRole("button", { name: "Send to Jack’s team" }).click();

test("several companies: from the landing page to the confirmation", async ({ page }) => {
  await page.goto("/us");
  await page.locator("#pricing").getByRole("link", { name: "talk to us" }).first().click();
  await fill(page, "Number of companies", "12");
  await press(page);
  await expect(page).toHaveURL("/us/talk-to-us/sent");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
});

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
      await expectFits(page, [phone.width, 320]);
      await expectAccessible(page);
    }
  });
});

test("the form is sent by keyboard alone", async ({ page }) => {
  await page.goto("/uk/talk-to-us?about=franchise");
  await form(page).getByLabel("Your name").focus();
  for (const text of ["Rosa Marsh", nextSender(), "40", "By keyboard"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(form(page).getByRole("link", { name: "privacy policy" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form(page).getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
});

const headings: [MarketCode, string, string][] = [
  ["uk", "", "Several companies? Tell us how many."],
  ["us", "?about=bank", "Talk to us about your business customers."],
  ["ca", "?about=franchise", "Talk to us about your network."],
];

test("the form's own page asks for what its link is about, in light and dark", async ({ page }) => {
  for (const [market, query, heading] of headings) {
    await page.goto(`/${market}/talk-to-us${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await expectContrastInTheDark(page);
  await page.goto("/us/talk-to-us/sent");
  await expectContrastInTheDark(page);
  await expect(page.getByText("Prices include any sales tax", { exact: false })).toBeVisible();
});

test("the same message sent twice reaches the firm once, to be answered to its sender", async ({ page }) => {
  const sender = nextSender();
  for (const _ of ["first", "second"]) {
    await page.goto("/uk/talk-to-us");
    await fill(page, "Number of companies", "3", sender);
    await press(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
  }
  const mails = async () => {
    const { messages } = await (await fetch(`${site.mailbox}/messages`)).json();
    return (messages as { text: string; subject: string }[]).filter(({ text }) => text.includes(sender));
  };
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1);
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Talk to us: Rosa Marsh, 3 companies"]);
});
