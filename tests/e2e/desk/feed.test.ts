import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, test } from "../jack";
import { signInToDesk } from "./desk";

type Delivery = { readonly body: string; readonly headers: Record<string, string> };

/** A receiver of the firm. It gets what other tests cause too. */
async function startReceiver() {
  const deliveries: Delivery[] = [];
  const server = createServer(async (request, response) => {
    deliveries.push({ body: await text(request), headers: request.headers as Record<string, string> });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** The kinds of all events that were delivered. Throws if one was not signed with the secret. */
    kinds: (secret: string) =>
      deliveries.map(
        ({ body, headers }) => (new Webhook(secret).verify(body, headers) as { type: string }).type,
      ),
    stop: () => void server.close(),
  };
}

test("an administrator adds an endpoint, and sees a signed delivery arrive", async ({ page }) => {
  const receiver = await startReceiver();
  const name = `CRM ${process.pid}`;
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
  const signedWith = await secret.inputValue();
  await page.getByRole("button", { name: "I have stored it" }).click();
  await expect(page.getByText("The secret is no longer shown.")).toBeVisible();
  await expect(secret).toHaveCount(0);
  await page.getByRole("button", { name: "Send a test event" }).click();
  await expect(page.getByText("A test event is on its way.")).toBeVisible();
  await expect(async () => {
    await page.reload();
    expect(await page.getByRole("row", { name: /test Delivered.*204 in \d+ ms/ }).count()).toBe(1);
  }).toPass();
  expect(receiver.kinds(signedWith).filter((kind) => kind === "test")).toHaveLength(1);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("The endpoint is paused.")).toBeVisible();
  await page.getByText("Remove the endpoint").click();
  await page.getByLabel("Type its name to confirm").fill(name);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("The endpoint has been removed.")).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
  receiver.stop();
});

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  test("a viewer reads the feed, the work and the webhooks, and changes nothing", async ({ page }) => {
    await signInToDesk(page, "viewer");
    for (const address of ["feed", "work", "webhooks"]) {
      await page.goto(`/console/${address}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    }
  });
});
