import type { Page } from "@playwright/test";
import { expectAccessible, expectFitsInLargeFonts, expectWholeWordsInLargeFonts } from "./accessible";
import { untilHydrated } from "./hydration";
import { expect, test } from "./jack";
import { site } from "./site";
import { clickButton, clickDisabledButton, walkTo } from "./steps";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("on a narrow screen in the dark", () => {
  test.use({ viewport: { width: 320, height: 640 }, colorScheme: "dark" });

  test("every step fits the screen, passes the accessibility checks and explains its errors", async ({
    page,
  }) => {
    test.slow();
    await page.goto("/uk/get-started");
    await expectStep(page, "start");
    await clickButton(page, "Get Started");
    await expect(heading(page)).toHaveText("Choose Your Plan");
    await expectStep(page, "plan");
    await clickButton(page, "Continue with Jack 250 Plan");
    await expect(heading(page)).toHaveText("Rollover");
    await expectStep(page, "rollover");
    await clickButton(page, "Continue");
    await expect(heading(page)).toHaveText("Your Business Details");
    await expectStep(page, "business");
    await clickDisabledButton(page, "Continue");
    await expect(page.getByLabel("Business Name")).toBeFocused();
    await expect(page.getByLabel("Business Name")).toHaveAccessibleDescription(/Business name is required/);
    await expectRefused(page, "Validation Error");
    await page.getByLabel("Business Name").fill("Fenwick & Hale Joinery");
    await page.getByLabel("Companies House Number").fill("09876543");
    await clickButton(page, "Add a director");
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await expectFit(page);
    await page.getByLabel("Name", { exact: true }).fill("Harriet Fenwick");
    await clickButton(page, "Continue");
    await expect(heading(page)).toHaveText("Contact Information");
    await expectStep(page, "contact");
    await clickDisabledButton(page, "Continue");
    await expectError(page, "Name is required");
    await page.getByLabel("Full Name").fill("Harriet Fenwick");
    await page.getByLabel("Email Address").fill("harriet.fenwick@fenwickjoinery.example");
    await clickButton(page, "Continue");
    await expect(heading(page)).toHaveText("One Last Step!");
    await page.getByText("Want to change your plan or rollover?").click();
    await expectStep(page, "review");
    await page.evaluate("scrollTo(0, 0)");
    await clickDisabledButton(page, "Set Up Payment");
    const accept = "Please accept the terms and conditions to continue";
    const terms = page.getByRole("checkbox", { name: /terms/i });
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription(new RegExp(accept));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectRefused(page, "Terms & Conditions");
  });
});

test("a link moves the sign-up to another device and closes it on the first", async ({ page, browser }) => {
  test.slow();
  const email = "otto@harbour.example";
  await walkTo(page, "review", { contactEmail: email });
  await page.getByRole("link", { name: "Continue on another device" }).click();
  await expect(heading(page)).toHaveText("Continue on another device");
  await expectAccessible(page);
  await untilHydrated(page);
  await page.getByLabel("Send the link to").fill("otto");
  await clickButton(page, "Send the link");
  await expect(page.getByLabel("Send the link to")).toBeFocused();
  await expect(page.getByLabel("Send the link to")).toHaveAccessibleDescription(/Invalid email address/);
  await page.getByLabel("Send the link to").fill(email);
  await clickButton(page, "Send the link");
  await expect(page.getByText(`A link is on its way to ${email}.`)).toBeFocused();

  const link = await expectMail(site.mailbox, email);
  const otherDevice = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const phone = await otherDevice.newPage();
  await phone.goto(link);
  await expect(heading(phone)).toHaveText("Continue your sign-up");
  await expect(phone.getByText("Everything you entered moves to this browser")).toBeVisible();
  await clickButton(phone, "Continue here");
  await expect(heading(phone)).toHaveText("One Last Step!");
  await expect(phone.getByText("Fenwick & Hale Joinery").first()).toBeVisible();
  await otherDevice.close();
  await page.goto("/uk/get-started/rollover");
  await expect(heading(page)).toHaveText("You continued on another device");
});

test("step 4 loads its rules when it is first used, and is ready once a browser has filled it in without an event", async ({
  page,
}) => {
  await walkTo(page, "contact");
  expect(await loadedFonts(page)).toEqual(["besley", "hanken"]);
  const ready = page.getByRole("button", { name: "Continue", exact: true });
  await expect(ready).toHaveAttribute("aria-disabled", "true");
  await page.waitForLoadState("networkidle");
  const rules = page.waitForRequest(/\/_next\/static\/chunks\//);
  await page.getByLabel("Full Name").focus();
  await rules;
  await page.evaluate(() => {
    const filled = { contactName: "Otto Harbour", contactEmail: "otto@harbour.example" };
    for (const [id, value] of Object.entries(filled))
      Object.assign(document.getElementById(id) ?? {}, { value });
  });
  await expect(ready).not.toHaveAttribute("aria-disabled");
});

test("a page loads the fonts of the letters that it shows", async ({ page }) => {
  await walkTo(page, "review", { contactName: "Siobhán Őrsi" });
  expect(await loadedFonts(page)).toEqual(["besley", "hanken", "Hanken Western", "Hanken Extended"]);
});

function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    [...(await document.fonts.ready)].filter(({ status }) => status === "loaded").map(({ family }) => family),
  );
}

/** The link in the newest mail to an address. */
async function expectMail(mailbox: string, to: string): Promise<string> {
  const links = async () => {
    const answered = await fetch(`${mailbox}/messages?to=${encodeURIComponent(to)}`);
    const { messages } = (await answered.json()) as { messages: { text: string }[] };
    return messages.flatMap(({ text }) => text.match(/http:\S+continue\?key=\S+/) ?? []);
  };
  await expect.poll(links, { timeout: 20_000 }).toHaveLength(1);
  return (await links())[0] ?? "";
}

/** The page fits the screen in any font, its accessibility tree matches the snapshot, and axe finds nothing. */
async function expectStep(page: Page, step: string): Promise<void> {
  await expectFitsInLargeFonts(page);
  await expectWholeWordsInLargeFonts(page);
  await expectAccessible(page);
  await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: `${step}.aria.yml` });
}

async function expectFit(page: Page): Promise<void> {
  const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(wide).toBeLessThanOrEqual(shown ?? 0);
}

async function expectError(page: Page, message: string): Promise<void> {
  const errorSummary = page.getByRole("alert").filter({ hasText: message });
  await expect(errorSummary).toBeFocused();
  await expect(errorSummary.getByRole("link", { name: message })).toBeVisible();
  await expectRefused(page, "Validation Error");
  await expectAccessible(page);
}

async function expectRefused(page: Page, toast: string): Promise<void> {
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByText(toast, { exact: true })).toBeVisible();
  await expectFit(page);
}
