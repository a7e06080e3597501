import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expectAccessible, expectContrastInTheDark } from "./accessible";
import { signInToDesk } from "./desk";
import { expect, inEachMode, test } from "./jack";

/** A receiver of the firm, which notes the kinds of events that verify with the secret. */
async function startReceiver() {
  const receiver = { secret: "", kinds: [] as string[], refused: 0, url: "", stop: () => {} };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    try {
      const event = new Webhook(receiver.secret).verify(body, request.headers as Record<string, string>);
      receiver.kinds.push((event as { type: string }).type);
    } catch {
      receiver.refused += 1;
    }
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  receiver.stop = () => void server.close();
  return receiver;
}

inEachMode((mode) => {
  test("an administrator adds an endpoint, and sees a signed delivery arrive", async ({ page }) => {
    const receiver = await startReceiver();
    const name = `CRM ${process.pid} ${mode}`;
    await signInToDesk(page);
    await page.goto("/console/feed");
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("textbox", { name: "URL" }).fill("ftp://crm.firm.example");
    await page.getByRole("button", { name: "Add endpoint" }).click();
    await expect(page.getByText("Check the fields that are marked.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(name);
    await page.getByRole("textbox", { name: "URL" }).fill(receiver.url);
    await page.getByRole("button", { name: "Add endpoint" }).click();
    const secret = page.getByLabel("Secret of the endpoint");
    receiver.secret = await secret.inputValue();
    await page.getByRole("button", { name: "I have stored it" }).click();
    await expect(page.getByText("The secret is no longer shown.")).toBeVisible();
    await expect(secret).toHaveCount(0);
    await page.getByRole("button", { name: "Send a test event" }).click();
    await expect(page.getByText("A test event is on its way.")).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("row", { name: /test Delivered.*204 in \d+ ms/ })).toBeVisible();
    }).toPass();
    expect(receiver).toMatchObject({ kinds: ["test"], refused: 0 });
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("The endpoint is paused.")).toBeVisible();
    await page.getByText("Remove the endpoint").click();
    await page.getByLabel("Type its name to confirm").fill(name);
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("The endpoint has been removed.")).toBeVisible();
    await expect(page.getByRole("link", { name })).toHaveCount(0);
    receiver.stop();
  });
});

test("a viewer reads the feed, the work and the webhooks, and changes nothing", async ({ page }) => {
  await signInToDesk(page, "viewer");
  for (const address of ["feed", "work", "webhooks"]) {
    await page.goto(`/console/${address}`);
    const buttons = page.getByRole("main").getByRole("button");
    await expect(buttons).toHaveCount(0);
  }
});

test("the feed, the work and the webhooks are accessible and fit, in light and dark", async ({ page }) => {
  await signInToDesk(page);
  for (const address of ["feed", "work", "work?state=waiting", "webhooks", "webhooks?filter=unmatched"]) {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/console/${address}`);
      expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
    await expectContrastInTheDark(page);
    await page.emulateMedia({ colorScheme: "light" });
  }
});
