import type { Page } from "@playwright/test";
import { expect, test } from "../jack";
import { signUp } from "./customer";
import { signInToDesk } from "./desk";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const rowOf = (page: Page) => page.getByRole("row", { name: /Fenwick & Hale Joinery/ });

test("an empty date field shows how a date is typed, where the browser shows that", async ({ page }) => {
  await signInToDesk(page);
  await page.goto("/console/audit?from=2026-11-01");
  expect(new Set(await opacityOfDates(page))).toEqual(new Set(["1"]));
});

/** Of the part of each date field that the browser draws: with a date, or with a text in place of one. */
async function opacityOfDates(page: Page): Promise<(string | undefined)[]> {
  const protocol = await page.context().newCDPSession(page);
  for (const part of ["DOM", "CSS"] as const) await protocol.send(`${part}.enable`);
  await protocol.send("DOM.getDocument");
  const query = '[pseudo="-webkit-datetime-edit"]';
  const found = await protocol.send("DOM.performSearch", { query, includeUserAgentShadowDOM: true });
  const range = { searchId: found.searchId, fromIndex: 0, toIndex: found.resultCount };
  const { nodeIds } = await protocol.send("DOM.getSearchResults", range);
  const styles = nodeIds.map((nodeId) => protocol.send("CSS.getComputedStyleForNode", { nodeId }));
  return (await Promise.all(styles)).map(
    ({ computedStyle }) => computedStyle.find(({ name }) => name === "opacity")?.value,
  );
}

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  const email = () => `harriet.${process.pid}@fenwick.example`;

  test("an operator finds who has just signed up, by a search, a filter and a sort, and chooses columns for every visit", async ({
    page,
  }) => {
    test.slow();
    await signUp(email());
    await signInToDesk(page, "viewer");
    await page.goto("/console/sign-ups");
    await page.getByLabel("Reference, business, number, contact, e-mail or telephone").fill(email());
    await page.getByRole("button", { name: "Search" }).click();
    await expect(heading(page)).toHaveText("Fenwick & Hale Joinery");
    await page.goto("/console/sign-ups?setUp=at_bank");
    await expect(rowOf(page).first()).toContainText("At the bank now");
    await page.getByRole("form", { name: "Filters" }).getByLabel("Market").selectOption("United States");
    await page.getByRole("button", { name: "Apply" }).first().click();
    await expect(page).toHaveURL(/\/console\/sign-ups\?setUp=at_bank&market=us$/);
    await page.getByRole("link", { name: "Clear the filters" }).click();
    await page.getByRole("link", { name: "Business", exact: true }).click();
    await expect(page.getByRole("columnheader", { name: "Business" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect(page.getByRole("button", { name: "Export" })).toHaveCount(0);
    await page.goto("/console/sign-ups?setUp=at_bank");
    await page.locator("summary", { hasText: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Source" }).check();
    await page.getByRole("checkbox", { name: "Market" }).uncheck();
    await page.getByRole("button", { name: "Apply" }).last().click();
    const source = page.getByRole("columnheader", { name: "Source" });
    await expect(source).toBeVisible();
    await expect(page).toHaveURL(/\/console\/sign-ups\?setUp=at_bank$/);
    await page.goto("/console/sign-ups");
    await expect(source).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Market" })).toHaveCount(0);
  });
});
