import type { Locator, Page } from "@playwright/test";
import { expect, type Mode, test } from "./jack";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const bankPage = (page: Page) => page.getByRole("heading", { name: /Set up a debit for/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const company = (page: Page) => page.getByRole("region", { name: "Fenwick Joinery Ltd" });

/** Acts on the page in one way, and counts the presses. Typing is not a press. */
function counted(page: Page, press: (target: Locator) => Promise<void>) {
  const presses: string[] = [];
  return {
    presses,
    press: async (target: Locator, name: string) => {
      presses.push(name);
      await press(target);
    },
    type: (target: Locator, text: string) => target.fill(text),
    page,
  };
}
type Person = ReturnType<typeof counted>;

/** From a pricing card to the bank page. */
async function signsUp({ page, press, type }: Person, market: "uk" | "us"): Promise<void> {
  const card = page.getByRole("article", { name: "Jack 500" });
  await press(button(page, "Start with Jack 500").and(card.getByRole("button")), "card");
  await expect(heading(page)).toHaveText("Choose Your Plan");
  await expect(page.getByRole("radio", { name: /Jack 500/ })).toBeChecked();
  await press(button(page, "Continue with Jack 500 Plan"), "Continue");
  await expect(heading(page)).toHaveText("Rollover");
  await press(button(page, "Continue"), "Continue");
  await expect(heading(page)).toHaveText("Your Business Details");
  if (market === "uk") {
    await type(page.getByLabel("Company name or number"), "fenwick join");
    await press(page.getByRole("link", { name: "Use Fenwick Joinery Ltd" }), "company");
    await expect(company(page)).toContainText("09123457");
  } else {
    await type(page.getByLabel("Business Name"), "Otis Mill Works");
    await type(page.locator("#companiesHouseNumber"), "12-3456789");
  }
  await press(button(page, "Continue"), "Continue");
  await expect(heading(page)).toHaveText("Contact Information");
  await type(page.getByLabel("Full Name"), "Harriet Fenwick");
  await type(page.getByLabel("Email Address"), "harriet@fenwick.example");
  await press(button(page, "Continue"), "Continue");
  await expect(heading(page)).toHaveText("One Last Step!");
  await press(page.getByRole("checkbox", { name: /terms/i }), "terms");
  await press(button(page, "Set Up Payment"), "Set Up Payment");
  await expect(bankPage(page)).toBeVisible();
}

const eight = ["card", "Continue", "Continue", "company", "Continue", "Continue", "terms", "Set Up Payment"];

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const market of ["uk", "us"] as const)
    test(`the way from a price card to the bank page takes at most eight presses in ${market}`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(`/${market}`);
      const person = counted(page, (target) => target.tap());
      await signsUp(person, market);
      expect(person.presses).toEqual(market === "uk" ? eight : eight.filter((press) => press !== "company"));
    });

  test("the bar has the one total, and covers nothing that takes the focus", async ({ page }) => {
    await page.goto("/uk/get-started/plan");
    await expect(page.getByText("£149 a month", { exact: true })).toBeInViewport();
    await expect(page.getByRole("heading", { name: "Running total" })).toBeHidden();
    await page.getByRole("radio", { name: /Jack 500/ }).check();
    await page.getByRole("switch", { name: /£50 a month/ }).check();
    await expect(page.getByText("£299 a month", { exact: true })).toBeInViewport();
    await button(page, "Continue with Jack 500 Plan").tap();
    await expect(heading(page)).toHaveText("Rollover");
    await expect(page.getByRole("switch")).toBeChecked();
    await button(page, "Continue").tap();
    await expect(heading(page)).toHaveText("Your Business Details");
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(coveredFocus)).toBeNull();
    }
  });
});

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a long total has its room beside the button", async ({ page }) => {
    await page.goto("/us/get-started/plan");
    await page.getByRole("switch", { name: /\$26 a month/ }).check();
    const total = await page.getByText("$219.70 a month", { exact: true }).boundingBox();
    const go = await button(page, "Continue with Jack 250 Plan").boundingBox();
    expect((total?.x ?? 0) + (total?.width ?? 0)).toBeLessThan(go?.x ?? 0);
    expect((go?.x ?? 0) + (go?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});

test("by keyboard, Enter passes every step", async ({ page }) => {
  test.slow();
  await page.goto("/uk");
  const keys = counted(page, async (target) => {
    await target.focus();
    await page.keyboard.press((await target.getAttribute("type")) === "checkbox" ? "Space" : "Enter");
  });
  await signsUp(keys, "uk");
  expect(keys.presses).toEqual(eight);
});

const choosing: readonly Mode[] = ["without JavaScript", "hydrated"];
for (const mode of choosing)
  test.describe(mode, () => {
    test.use({ mode });

    test("the landing page's currency is asked once: the sign-up begins at step 1 in it", async ({
      page,
    }) => {
      await page.goto("/uk");
      const start = page.locator("#get-started");
      await start.getByRole("radio", { name: /United States/ }).check();
      await start.getByRole("button", { name: "Get Started" }).click();
      await expect(heading(page)).toHaveText("Choose Your Plan");
      await expect(page).toHaveURL(/\/us\/get-started\/plan\?/);
      await expect(page.getByRole("button", { name: "$ USD" })).toHaveAttribute("aria-pressed", "true");
      await button(page, "Continue with Jack 250 Plan").click();
      await expect(heading(page)).toHaveText("Rollover");
      await expect(page).toHaveURL(/\/us\/get-started\/rollover/);
    });

    test("a visitor who has begun in another currency is offered that sign-up first", async ({ page }) => {
      await page.goto("/ca/get-started/plan");
      await button(page, "Continue with Jack 250 Plan").click();
      await expect(heading(page)).toHaveText("Rollover");
      await page.goto("/uk");
      await page.locator("#get-started").getByRole("button", { name: "Get Started" }).click();
      await expect(page.getByRole("link", { name: "Continue where you left off" })).toBeVisible();
      await expect(page.getByRole("radio", { name: /United Kingdom/ })).toBeChecked();
    });

    test("rollover from a price card is chosen in every step, and one Continue passes each", async ({
      page,
    }) => {
      await page.goto("/us");
      const card = page.getByRole("article", { name: "Jack 250" });
      await card.getByRole("switch").check();
      await card.getByRole("button", { name: "Start with Jack 250" }).click();
      await expect(heading(page)).toHaveText("Choose Your Plan");
      await expect(page.getByRole("switch", { name: /\$26 a month/ })).toBeChecked();
      await button(page, "Continue with Jack 250 Plan").click();
      await expect(heading(page)).toHaveText("Rollover");
      await expect(page.getByRole("switch", { name: /^Rollover: carry unused/ })).toBeChecked();
      await expect(page.getByText("Rollover: on")).toBeVisible();
      await expect(page.getByText("Remove Rollover")).toBeVisible();
      await button(page, "Continue").click();
      await expect(heading(page)).toHaveText("Your Business Details");
    });
  });

/** The text of the focused element if the bar covers its middle; null if it is in the open. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused.closest(".step-bar")) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above?.closest(".step-bar") ? (focused.textContent ?? focused.tagName) : null;
}
