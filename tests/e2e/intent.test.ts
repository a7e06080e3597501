import type { Page } from "@playwright/test";
import { expect, test } from "./jack";

const frameworkScript = /\/_next\/static\/.*\.js/;

/** The addresses of the framework's scripts that a page has asked for. */
function scriptsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (frameworkScript.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.describe("before the first interaction", () => {
  test.use({ mode: "cold" });

  test("a pointer that rests on the page loads nothing", async ({ page }) => {
    await page.goto("/uk", { waitUntil: "load" });
    const scripts = await page.evaluate(async () => {
      const move = (movementX: number) => dispatchEvent(new PointerEvent("pointermove", { movementX }));
      const counted = async () => {
        await new Promise(requestAnimationFrame);
        for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
        return document.querySelectorAll('script[src*="/_next/"]').length;
      };
      move(0);
      const resting = await counted();
      move(1);
      return { resting, moved: await counted() };
    });
    expect(scripts.resting).toBe(0);
    expect(scripts.moved).toBeGreaterThan(3);
  });

  test("scripts load once the pointer moves, a key is pressed or a control takes focus", async ({ page }) => {
    const asked = scriptsAskedFor(page);
    const signs = [
      async () => {
        await page.mouse.move(200, 200);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await page.mouse.move(210, 200);
      },
      () => page.keyboard.press("Shift"),
      () => page.getByRole("link", { name: "Pricing" }).first().focus(),
    ];
    for (const show of signs) {
      await page.goto("/uk", { waitUntil: "load" });
      const before = asked.length;
      await show();
      await expect.poll(() => asked.length).toBeGreaterThan(before + 3);
    }
  });
});

test.describe("where Next's scripts never load", () => {
  test.use({ mode: "cold", expectedErrors: [/ERR_FAILED/] });

  test("every control of the landing page works on the first press", async ({ page }) => {
    await page.route(frameworkScript, (route) => route.abort());
    await page.goto("/uk");
    for (const summary of await page.locator("summary:visible").elementHandles()) {
      const isOpen = () => summary.evaluate((node) => (node as Element).parentElement?.hasAttribute("open"));
      const before = await isOpen();
      await summary.press("Enter");
      await expect.poll(isOpen).toBe(!before);
    }
    for (const button of await page.locator("button[type=button]:not([popovertarget]):visible").all()) {
      await button.click();
      await expect(button).toBeHidden();
    }
    for (const button of await page.locator("button[popovertarget]:visible").all()) {
      await button.click();
      await expect(page.locator(":popover-open")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator(":popover-open")).toHaveCount(0);
    }
    for (const form of await page.locator("form:has(button)").all())
      await expect(form).toHaveAttribute("action", /get-started|talk-to-us/);
    for (const link of await page.getByRole("link").all())
      expect(await link.getAttribute("href")).toBeTruthy();
  });
});

test.describe("the policy of a page", () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test("blocks a script that was injected", async ({ page, problems }) => {
    await page.goto("/uk");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.slipped = 'in'";
      document.body.append(script);
    });
    await expect.poll(() => problems.join()).toContain("Content Security Policy");
    await expect(page.locator("html")).not.toHaveAttribute("data-slipped");
  });
});
