import type { Browser } from "@playwright/test";

/**
 * Milliseconds from a visitor's first press on a cold page to what it does, on a processor four times as slow: the
 * message to accountants is dismissed.
 */
export async function firstPress(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(url, { waitUntil: "load" });
    const banner = page.getByRole("complementary", { name: "For accountants" });
    const took = banner.evaluate(
      (shown) =>
        new Promise<number>((resolve) => {
          addEventListener(
            "pointerdown",
            ({ timeStamp }) =>
              new ResizeObserver((_, observer) => {
                if (shown.checkVisibility()) return;
                observer.disconnect();
                requestAnimationFrame(() => resolve(performance.now() - timeStamp));
              }).observe(shown),
            { once: true, capture: true },
          );
        }),
    );
    await banner.getByRole("button").click();
    return await took;
  } finally {
    await context.close();
  }
}
