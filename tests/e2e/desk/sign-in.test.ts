import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessible";
import { expect, test } from "../jack";
import { site } from "../site";
import { linkFromMailbox } from "./desk";

const passkeyAccount = "passkey@desk.example";

async function openLink(page: Page): Promise<void> {
  await page.goto(await linkFromMailbox(page, passkeyAccount));
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** A security key in the browser, which says yes to everything. */
async function plugIn(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("an operator with a passkey signs in by it alone, and may remove it", async ({ page, browser }) => {
  await plugIn(page);
  await openLink(page);
  await expect(page).toHaveURL(/\/console\/today$/);
  await page.goto("/console/people");
  await page.getByRole("button", { name: "Register a passkey" }).click();
  await expect(page.getByText("The passkey has been registered.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  const withoutKey = await browser.newPage({ baseURL: site.url });
  await openLink(withoutKey);
  await expect(withoutKey.getByText("a link alone does not sign you in")).toBeVisible();
  await expectAccessible(withoutKey);
  await withoutKey.goto("/console/people");
  await expect(withoutKey).toHaveURL(/\/console\/sign-in$/);
  await withoutKey.close();
  // The key has said yes to what the address field offers.
  await expect(page).toHaveURL(/\/console\/today$/);
  await page.goto("/console/people");
  await page.getByRole("button", { name: /^Remove the passkey/ }).click();
  await expect(page.getByText("You have no passkey yet.")).toBeVisible();
});

test("the way in is accessible and fits", async ({ page }) => {
  for (const address of ["/console/sign-in", "/console/sign-in/open?key=x", "/console/sign-in/open"]) {
    await page.goto(address);
    await expectFits(page, [1280, 320]);
    await expectAccessible(page);
  }
});
