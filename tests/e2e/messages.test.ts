import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./jack";
import { clickDisabledButton, typeItInYourself, walkTo } from "./steps";

/** A field of each kind, what makes it invalid, and what is typed then. */
const fields = {
  business: [
    ["Companies House Number", "", "9876543"],
    ["Address line 1", "a".repeat(201), "Rosa"],
  ],
  contact: [
    ["Email Address", "", "harriet@gmial.com"],
    ["Phone Number", "ring me", "020 7946 0018"],
  ],
} as const;

const widths = [390, 1440];

for (const step of ["business", "contact"] as const)
  test(`after an error, no field of the ${step} step moves while typing`, async ({ page }) => {
    await walkTo(page, step);
    if (step === "business") await typeItInYourself(page);
    for (const [label, invalid] of fields[step]) await fieldOf(page, label).fill(invalid);
    await clickDisabledButton(page, "Continue");
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    for (const [label, invalid, valid] of fields[step])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await placesWhileTyping(fieldOf(page, label), valid), `${label} at ${width} px`).toHaveLength(
          1,
        );
        await fieldOf(page, label).fill(invalid);
      }
  });

/** Replaces the text of a field key by key; returns the boxes that the field had meanwhile. */
async function placesWhileTyping(field: Locator, text: string): Promise<string[]> {
  await field.click();
  await field.press("ControlOrMeta+a");
  const seen = await field.evaluateHandle((element) => {
    const boxes = new Set<string>();
    const look = () => boxes.add(JSON.stringify(element.getBoundingClientRect()));
    look();
    element.addEventListener("input", () => requestAnimationFrame(() => requestAnimationFrame(look)));
    return boxes;
  });
  await field.pressSequentially(text);
  await field.press("Backspace");
  await field.press("x");
  await field.page().evaluate(afterTwoFrames);
  return seen.evaluate((boxes) => [...boxes]);
}

function afterTwoFrames(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

test("a warning that appears while Continue is pressed does not move it away", async ({ page }) => {
  await walkTo(page, "contact");
  await page.setViewportSize({ width: 390, height: 844 });
  await fieldOf(page, "Full Name").fill("Rosa Marsh");
  await fieldOf(page, "Email Address").fill("rosa@harbour.example");
  await fieldOf(page, "Full Name").click();
  await fieldOf(page, "Email Address").fill("rosa@gmial.com");
  await page.getByRole("button", { name: "Continue", exact: true }).hover();
  await page.mouse.down();
  await expect(page.getByLabel("Email Address")).not.toBeFocused();
  await page.evaluate(afterTwoFrames);
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One Last Step!");
});

test.describe("while a step is saved", () => {
  test("its button shows 'Saving…' and keeps its colour", async ({ page }) => {
    await walkTo(page, "contact");
    await page.getByLabel("Full Name").fill("Harriet Fenwick");
    await page.getByLabel("Email Address").fill("harriet@fenwick.example");
    const button = page.locator("form#step div > button");
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    await page.mouse.move(1, 1);
    await expect(button).toHaveCSS("background-color", ink);
    const go = await holdPosts(page);
    await button.press("Enter");
    await expect(button).toHaveText("Saving…");
    await expect(button).toHaveCSS("background-color", ink);
    await expect(button).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Saving…" })).toBeAttached();
    go();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One Last Step!");

    await page.getByText("Want to change your plan or rollover?").click();
    const again = await holdPosts(page);
    await page.getByRole("button", { name: "Update plan" }).press("Enter");
    await expect(page.locator('button[value="update-plan"]')).toHaveText("Saving…");
    await expect(page.getByRole("button", { name: "Set Up Payment" })).toBeVisible();
    again();
    await expect(page.getByRole("button", { name: "Update plan" })).toBeVisible();
  });
});

/** Holds back POST requests; returns a function that lets them through. */
async function holdPosts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/get-started/**", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.fallback();
  });
  return letGo;
}

function fieldOf(page: Page, label: string): Locator {
  return page.getByRole("textbox", { name: new RegExp(`^${label}( \\*| \\(optional\\))?$`) });
}
