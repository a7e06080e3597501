import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./jack";
import { press, pressTooEarly, typeItInYourself, walkTo } from "./steps";

type Box = { x: number; y: number; width: number; height: number };

const boxOf = async (element: Locator): Promise<Box> => {
  const box = await element.boundingBox();
  if (!box) throw new Error("it has no box");
  return box;
};

/** The fields of each step that are typed into after it was sent with every field invalid. */
const typed = {
  business: ["Business Name", "Companies House Number", "Address line 1", "Postcode", "Name", "Role"],
  contact: ["Full Name", "Email Address", "Phone Number"],
} as const;

const invalid: Record<keyof typeof typed, Readonly<Record<string, string>>> = {
  business: { "Address line 1": "a".repeat(201), Role: "r".repeat(51) },
  contact: { "Phone Number": "ring me" },
};

const valid: Readonly<Record<string, string>> = {
  "Companies House Number": "9876543",
  Postcode: "BN7 1AA",
  "Email Address": "harriet@gmial.com",
  "Phone Number": "020 7946 0018",
};

const widths = [390, 1440];

for (const step of ["business", "contact"] as const)
  test(`after an error, no field of the ${step} step moves while typing`, async ({ page }) => {
    test.slow();
    await walkTo(page, step);
    if (step === "business") {
      await typeItInYourself(page);
      await press(page, "Add a director");
    }
    for (const [label, value] of Object.entries(invalid[step])) await fieldOf(page, label).fill(value);
    await pressTooEarly(page, "Continue");
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    for (const label of typed[step])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await movesWhileTyping(fieldOf(page, label), valid[label] ?? "Rosa")).toEqual([]);
        await fieldOf(page, label).fill(invalid[step][label] ?? "");
      }
  });

/** Replaces the text of a field key by key, and reports where the field was moved. */
async function movesWhileTyping(field: Locator, text: string): Promise<string[]> {
  await field.click();
  await field.press("ControlOrMeta+a");
  const before = await boxOf(field);
  const moves = new Set<string>();
  for (const key of [...text, "Backspace", "x"]) {
    await field.press(key);
    const { x, y, width, height } = await boxOf(field);
    if (x !== before.x || y !== before.y || width !== before.width || height !== before.height)
      moves.add(`moved by ${x - before.x}, ${y - before.y} px after ${key}`);
  }
  return [...moves];
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
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
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

    await page.getByRole("checkbox", { name: /terms/i }).check();
    const away = await holdPosts(page);
    await page.getByRole("button", { name: "Set Up Payment" }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Redirecting..." })).toBeAttached();
    away();
    await expect(page.getByRole("heading", { name: /Set up a debit for/ })).toBeVisible();
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
