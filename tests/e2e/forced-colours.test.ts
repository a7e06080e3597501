import type { Locator } from "@playwright/test";
import { mainEdition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import { expect, test } from "./jack";
import { walkTo } from "./steps";

test("forced colours frame what is chosen and the current step, and draw the controls", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(signUpAddress(mainEdition("uk")));
  const currency = (checked: boolean) =>
    page.locator("label", { has: page.getByRole("radio", { checked }) }).first();
  await expectFrame(currency(true));
  await expect(currency(false)).toHaveCSS("outline-style", "none");

  await walkTo(page, "plan");
  await expectFrame(page.getByRole("button", { pressed: true }));
  await expect(page.locator("[aria-current=step]")).toHaveCSS("border-top-width", "6px");
  await expectFrame(page.getByRole("article", { name: "Jack 250" }));
  const folded = page.getByRole("article", { name: "Jack 500" }).getByRole("group");
  await expect(folded.locator("> div")).toHaveCSS("border-top-color", "rgb(255, 255, 255)");
  const total = page.getByRole("region", { name: "Running total" }).locator("dd").last();
  expect(await spaceUnderText(total)).toBeGreaterThanOrEqual(0);

  await walkTo(page, "contact");
  await expect(page.getByRole("combobox")).toHaveCSS("appearance", "auto");
});

async function expectFrame(chosen: Locator): Promise<void> {
  await expect(chosen).toHaveCSS("outline-style", "solid");
  await expect(chosen).toHaveCSS("outline-width", "3px");
}

/** The pixels between a text and the line under it. In forced colours the text has a background, which covers the line if negative. */
function spaceUnderText(underlined: Locator): Promise<number> {
  return underlined.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const line =
      element.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(element).borderBottomWidth);
    return line - text.getBoundingClientRect().bottom;
  });
}
