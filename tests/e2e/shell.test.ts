import type { Page } from "@playwright/test";
import { sharedAddresses } from "@/lib/delivery/headers";
import { editions } from "@/lib/markets/editions";
import {
  marketPages,
  neutralAddress,
  paymentAddress,
  samplePackFile,
  signUpAddress,
  talkAddress,
} from "@/lib/routing/addresses";
import { expect, test } from "./jack";

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  test("the footer shows how to get in touch, and the accountants' banner links to their page", async ({
    page,
  }) => {
    await page.goto("/uk/integrations");
    const footer = page.getByRole("contentinfo");
    await footer.getByText("Contact Us").click();
    await expect(footer.getByRole("link", { name: "Book a Demo" })).toBeVisible();
    await expect(footer.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
    await expect(footer.getByRole("link", { name: "FAQ" })).toHaveAttribute("href", "/uk#faq");
    await page.getByRole("link", { name: "See the partner plans" }).click();
    await expect(page).toHaveURL("/uk/accountants");
  });

  test("no button is shown that needs JavaScript, and the footer links to sections by their words", async ({
    page,
  }) => {
    await page.goto("/uk");
    await expect(page.locator(".banner button")).toBeHidden();
    await expect(page.getByText("Work it out with your own figures")).toBeHidden();
    const linked = page.getByRole("contentinfo").locator("[href^='#']");
    expect(await linked.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "#testimonials",
      "#how-it-works",
      "#pricing",
      "#roi",
      "#features",
      "#faq",
    ]);
  });
});

test.describe("before scripts have run", () => {
  test.use({ mode: "cold" });

  test("the first Tab stop skips to the main content", async ({ page }) => {
    await page.goto("/uk/accountants");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/uk/accountants#main");
  });

  test("Escape closes a menu, and the dismissed accountants' banner stays hidden", async ({ page }) => {
    await page.goto("/uk");
    await page.getByText("UK, £").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Canada $ CAD" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Canada $ CAD" })).toBeHidden();
    await expect(page.getByRole("button", { name: "UK, £" })).toBeFocused();

    const message = page.getByRole("complementary", { name: "For accountants" });
    await message.getByRole("button").click();
    await expect(message).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("accountant-banner-dismissed"))).toBe("true");
    await page.reload();
    await expect(message).toBeHidden();
    await page.goto("/us/integrations");
    await expect(message).toBeHidden();
  });
});

test.describe("while React hydrates and ignores clicks and keys", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const sign of ["click", "keydown"])
        document.addEventListener(sign, (event) => event.stopPropagation(), true);
    }),
  );

  test("a message is dismissed, a menu closed, and a chosen country remembered", async ({ page }) => {
    await page.goto("/uk/integrations?from=mail#security");
    const message = page.getByRole("complementary", { name: "For accountants" });
    await message.getByRole("button").click();
    await expect(message).toBeHidden();
    await page.getByText("UK, £").click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Canada $ CAD" })).toBeHidden();
    await page.getByText("UK, £").click();
    await page.getByRole("link", { name: "Canada $ CAD" }).click();
    await expect(page).toHaveURL("/ca/integrations?from=mail#security");
    await expect(page.locator("html")).toHaveAttribute("data-geo", "manual");
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("one menu has everything in the header but its button", async ({ page }) => {
    await page.goto("/us");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Get Started" })).toBeVisible();
    const button = header.getByRole("button", { name: "Menu" });
    await button.click();
    const menu = page.getByRole("navigation", { name: "Main, small screens" });
    const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
    expect(below?.y, "the menu is under its button").toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    // The five of the wide header, and one for each market and further language.
    await expect(menu.getByRole("link")).toHaveCount(5 + editions.length);
    await menu.getByRole("link", { name: "FAQ" }).click();
    await expect(page.locator("#faq")).toBeInViewport();
    await expect(menu, "the menu of a page that was scrolled").toBeHidden();
  });
});

test("the browser may prefetch pages that are the same for every visitor, and no others", async ({
  page,
}) => {
  const others = [
    ...[...marketPages.map(neutralAddress), "/get-started", paymentAddress],
    ...editions.flatMap((edition) => [
      ...[signUpAddress(edition), signUpAddress(edition, "plan"), talkAddress(edition)],
      samplePackFile(edition),
    ]),
  ];
  await page.goto("/uk");
  const matched = await page.locator("script[type=speculationrules]").evaluate(
    ({ textContent }, addresses) => {
      const { prefetch } = JSON.parse(textContent ?? "");
      const patterns: string[] = prefetch[0].where.href_matches;
      return addresses.filter((address) =>
        patterns.some((pattern) => new URLPattern(pattern, location.href).test(address, location.href)),
      );
    },
    [...sharedAddresses, ...others],
  );
  expect(matched).toEqual(sharedAddresses);
});

test("a page is laid out after load, and opens at the top regardless of the previous scroll position", async ({
  page,
}) => {
  await page.goto("/uk");
  const leftOut = () =>
    page
      .locator("main > .section, .part")
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === "auto").length);
  await expect.poll(leftOut).toBe(0);
  await page.goto("/uk/franchises");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("an address with a hash scrolls to its section instead", async ({ page }) => {
  await page.goto("/uk#faq");
  await expectAtTop(page, "#faq");
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a header link scrolls to its section, however far away", async ({ page }) => {
    await page.goto("/uk");
    await page.getByRole("banner").getByRole("link", { name: "FAQ" }).first().click();
    await expectAtTop(page, "#faq");
  });
});

/** The section's first line is the first below the header, give or take the heights of unseen sections. */
async function expectAtTop(page: Page, section: string): Promise<void> {
  const header = await page.getByRole("banner").evaluate((found) => found.getBoundingClientRect().height);
  const below = () =>
    page.locator(section).evaluate((found, top) => found.getBoundingClientRect().top - top, header);
  await expect.poll(async () => Math.round(await below())).toBeLessThanOrEqual(60);
  await expect.poll(async () => Math.round(await below())).toBeGreaterThanOrEqual(-60);
}
