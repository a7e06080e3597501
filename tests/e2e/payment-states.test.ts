import type { Page } from "@playwright/test";
import { expect, test } from "./jack";

const link =
  "/payment-success?submission_id=0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e&redirect_flow_id=BRQ01HISTORY";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Answers the page's own calls with `given` in turn, then repeats the last answer. */
async function answers(
  page: Page,
  ...given: readonly ({ status: string } | Promise<{ status: string }> | "no answer")[]
) {
  let calls = 0;
  await page.route("**/api/verify-gocardless-payment", async (route) => {
    const at = Math.min(calls, given.length - 1);
    calls += 1;
    const answer = await given[at];
    if (answer === undefined || answer === "no answer") return route.abort();
    return route.fulfill({ json: { success: false, ...answer } });
  });
}

async function shows(page: Page, name: string) {
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveTitle(`${name} | Jack for small businesses | United Kingdom`);
}

test("the title shows the payment's state, and the heading takes focus", async ({ page }) => {
  await answers(page, { status: "processing" }, { status: "cancelled" });
  await page.goto(link);
  await shows(page, "Your payment setup is being confirmed");
  await expect(heading(page)).toBeFocused();
  await shows(page, "Payment Setup Issue");
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("title")).toHaveCount(1);
});

test("an unknown link shows the issue page and its toast", async ({ page }) => {
  await page.goto("/payment-success?submission_id=abc&redirect_flow_id=BRQ01");
  await shows(page, "Payment Setup Issue");
  await expect(page.getByText("This payment confirmation link is not valid")).toBeVisible();
  await expect(page.getByText("Payment verification failed")).toHaveCount(1);
});

test.describe("a verification request that fails", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("is reported at once, and no longer when a retry succeeds", async ({ page }) => {
    let answer: (given: { status: string }) => void = () => undefined;
    const retried = new Promise<{ status: string }>((resolve) => {
      answer = resolve;
    });
    await answers(page, "no answer", retried);
    await page.goto(link);
    await expect(page.getByText("There was no answer yet.")).toBeVisible();
    answer({ status: "processing" });
    await shows(page, "Your payment setup is being confirmed");
    await expect(page.getByText("There was no answer yet.")).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ mode: "without JavaScript" });

  test("the title shows the payment's state", async ({ page }) => {
    await page.goto(link);
    await shows(page, "Checking your payment setup");
    await page.getByRole("button", { name: "Confirm" }).click();
    await shows(page, "Payment Setup Issue");
    await page.goto("/payment-success?submission_id=abc");
    await shows(page, "Payment Setup Issue");
  });
});
