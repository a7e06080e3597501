import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessible";
import { expect, test } from "../jack";
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

test("an operator with a passkey signs in by it alone, and may remove it", async ({ page }) => {
  await plugIn(page);
  await openLink(page);
  await expect(page).toHaveURL(/\/console\/overview$/);
  await page.goto("/console/people");
  await page.getByRole("button", { name: "Register a passkey" }).click();
  await expect(page.getByText("The passkey has been registered.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await openLink(page);
  await expect(page.getByText("a link alone does not sign you in")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/console/people");
  await expect(page).toHaveURL(/\/console\/sign-in$/);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/console\/overview$/);
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
