import { expectAccessibleInTheDark } from "./accessible";
import { test } from "./jack";

test("checks a page's dark colours even while an endless animation runs", async ({ page }) => {
  await page.goto("/uk");
  await page.evaluate(() => {
    const fade = [{ opacity: 1 }, { opacity: 0.99 }];
    document.body.animate(fade, { duration: 1000, iterations: Number.POSITIVE_INFINITY });
    document.body.animate(fade, { duration: 1000 }).pause();
  });
  await expectAccessibleInTheDark(page);
});
