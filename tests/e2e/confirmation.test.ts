import { jack250 } from "@/tests/support/prices";
import { expectAccessible, expectFitsInLargeFonts } from "./accessible";
import { buy } from "./customer";
import { expect, test } from "./jack";
import { site } from "./site";
import { clickButton, tabTo } from "./steps";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a customer keeps reference, dates and agreement by keyboard, a stranger sees none of it, and a link by mail opens it in another browser", async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const email = "harriet.keeps@fenwick.example";
    const { address, cookies } = await buy(email);
    await context.addCookies(cookies);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome! You just hired Jack.");
    await expectAccessible(page);
    await expectFitsInLargeFonts(page);
    const reference = page.getByRole("region", { name: "Your reference" });
    const copy = reference.getByRole("button", { name: "Copy" });
    await tabTo(copy);
    await page.keyboard.press("Enter");
    await expect(reference.getByRole("status")).toHaveText("Your reference is copied.");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(reference.getByText(copied, { exact: true })).toBeVisible();
    expect(copied).toMatch(/^JK-/);
    const download = page.waitForEvent("download");
    await tabTo(page.getByRole("link", { name: "Download your agreement" }));
    await page.keyboard.press("Enter");
    expect((await download).suggestedFilename()).toBe(`Jack-${copied}.pdf`);

    const otherDevice = await browser.newContext({
      viewport: { width: 390, height: 844 },
    });
    const device = await otherDevice.newPage();
    await device.goto(page.url());
    await expect(device.getByRole("heading", { level: 1 })).toHaveText("Welcome! You just hired Jack.");
    for (const secret of [copied, email, "fenwick", "Jack 250", jack250.text])
      await expect(device.locator("body")).not.toContainText(secret, { ignoreCase: true });
    await device.getByRole("link", { name: "Open your confirmation on this device" }).click();
    await clickButton(device, "Email me the link");
    await expect(device.getByText(/We have sent the link/)).toBeVisible();
    await device.goto(await linkMailedTo(email));
    await expect(device.getByRole("heading", { level: 1 })).toHaveText("Open your confirmation here");
    await expectAccessible(device);
    await clickButton(device, "Open my confirmation");
    await expect(device.getByRole("region", { name: "Your reference" })).toContainText(copied);
    await otherDevice.close();
  });
});

/** The e-mailed link, as soon as it has arrived. */
async function linkMailedTo(address: string): Promise<string> {
  let found = "";
  await expect
    .poll(
      async () => {
        const { messages } = await (await fetch(`${site.mailbox}/messages`)).json();
        const mails: { to: string[]; text: string }[] = messages;
        const [link = ""] = mails
          .filter(({ to }) => to.join().includes(address))
          .flatMap(({ text }) => /\S+success\/open\?key=[\w-]{43}/.exec(text) ?? []);
        found = link;
        return found;
      },
      { timeout: 20_000 },
    )
    .not.toBe("");
  return found;
}
