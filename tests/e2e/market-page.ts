import type { Page } from "@playwright/test";
import { expect } from "./jack";

export const picker = (page: Page) => page.locator("header div:has(> [popover] [data-iso])");
export const offer = (page: Page) => page.locator(".suggestion:visible");

/** Expects `<html>` to name `market` as the detected one. */
export const expectDetected = (page: Page, market: string) =>
  expect(page.locator("html")).toHaveAttribute("data-detected", market);

/** Waits until the detection has ended, in the state given. */
export const untilDetection = (page: Page, state: "detected" | "manual" | "error") =>
  expect(page.locator("html")).toHaveAttribute("data-geo", state);

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

/** Fakes the answer of the lookup. The returned list gets an entry for each request. */
export async function lookup(page: Page, answer: object | "fails" | "hangs"): Promise<readonly number[]> {
  const asked: number[] = [];
  await page.route("**/api/geo", async (route) => {
    asked.push(asked.length);
    if (answer === "fails") await route.abort();
    else if (answer !== "hangs") await route.fulfill({ json: answer });
  });
  return asked;
}

export async function choose(page: Page, country: string): Promise<void> {
  await picker(page).getByRole("button").click();
  await picker(page).getByRole("link", { name: country }).click();
}
