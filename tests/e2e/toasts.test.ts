import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./jack";
import { clickButton, clickDisabledButton, typeItInYourself, walkTo } from "./steps";

/** What a toast must not cover: on phones, where it stands above the bar, and on screens where it is at the top. */
const screens = [
  {
    kind: "phones",
    step: "review",
    until: "its four seconds are over",
    lasts: 4_500,
    sizes: [
      { width: 320, height: 640 },
      { width: 390, height: 844 },
    ],
    free: ".flow > header a, .step-bar",
  },
  {
    kind: "other screens",
    step: "contact",
    until: "the step is corrected",
    lasts: 500,
    sizes: [
      { width: 768, height: 1024 },
      { width: 1440, height: 900 },
    ],
    free: "main form :is(input, select, button), section[role=alert]",
  },
] as const;

for (const { kind, step, until, lasts, sizes, free } of screens)
  test(`on ${kind} a toast of the ${step} step covers nothing that is in use, until ${until}`, async ({
    page,
  }) => {
    await page.clock.install();
    await walkTo(page, step);
    const toast = page.locator("[data-sonner-toast]");
    const summary = page.getByRole("main").getByRole("alert");
    await page.setViewportSize(sizes[0]);
    // From here the page's clock stands still, so that the toast stays for all screens.
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
    await clickDisabledButton(page, step === "review" ? "Set Up Payment" : "Continue");
    const answer = step === "review" ? page.getByRole("checkbox", { name: /terms/i }) : summary;
    await expect(answer).toBeFocused();
    // The script of the toasts arrives on its own; what it then shows waits for the page's clock.
    const onceShown = async () => {
      await page.clock.runFor(100);
      return toast.count();
    };
    await expect.poll(onceShown).toBe(1);
    await expect(answer).toBeInViewport();
    await untilStill(toast);
    expect(await coveredByToasts(page, `${free}, :focus`)).toEqual([]);
    for (const screen of sizes) {
      await page.setViewportSize(screen);
      await page.evaluate("scrollTo(0, 0)");
      await page.clock.runFor(100);
      await expect(toast).toBeInViewport({ ratio: 1 });
      await untilStill(toast);
      expect(await coveredByToasts(page, free)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      expect(await coveredByToasts(page, free)).toEqual([]);
    }
    // A toast stays while the mouse rests on it.
    await page.mouse.move(0, 0);
    if (step === "contact") {
      await page.getByLabel("Full Name").fill("Harriet Fenwick");
      await page.getByLabel("Email Address").fill("harriet@fenwick.example");
      await clickButton(page, "Continue");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("One Last Step!");
    } else await expect(answer).toBeVisible();
    await page.clock.runFor(lasts);
    await expect(toast).toHaveCount(0);
  });

/** Beside a single problem the field has the focus, with its message below it. */
test("on a phone a toast covers neither the only wrong field nor its message", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await walkTo(page, "business");
  await typeItInYourself(page);
  await page.getByLabel("Business Name").fill("Fenwick & Hale Joinery");
  await clickDisabledButton(page, "Continue");
  const field = page.getByLabel("Companies House Number");
  await expect(field).toBeFocused();
  const toast = page.locator("[data-sonner-toast]");
  await untilStill(toast);
  expect(await coveredByToasts(page, ":focus, #companiesHouseNumber-error")).toEqual([]);
  await page.keyboard.press("Tab");
  await toast.focus();
  await expect(toast, "with an outline once the keyboard reaches it").toHaveCSS("outline-width", "3px");
});

/** A toast slides in: its box is final once two frames show the same. */
async function untilStill(toast: Locator): Promise<void> {
  let last = "";
  await expect
    .poll(async () => {
      const now = JSON.stringify(await toast.boundingBox());
      const same = now === last && now !== "null";
      last = now;
      return same;
    })
    .toBe(true);
}

/** The elements of a selector that a toast covers. */
function coveredByToasts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((watched) => {
    const toasts = [...document.querySelectorAll("[data-sonner-toast]")].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...document.querySelectorAll(watched)]
      .filter((element) => !element.closest(".sr-only, .sr-only *") && element.checkVisibility())
      .filter((element) => {
        const at = element.getBoundingClientRect();
        return toasts.some(
          (toast) =>
            at.left < toast.right && at.right > toast.left && at.top < toast.bottom && at.bottom > toast.top,
        );
      })
      .map((element) => element.id || element.textContent || element.tagName);
  }, selector);
}
