import { expect, test } from "./jack";

test.use({ mode: "without JavaScript" });

const groups = [
  "Plans and prices",
  "Starting and leaving",
  "Who does the work",
  "Documents, software and security",
];

test("a practice reads the questions of four groups, one answer at a time", async ({ page }) => {
  await page.goto("/uk/accountants");
  const faq = page.getByRole("region", { name: "What practices ask us" });
  await expect(faq.getByRole("heading", { level: 3 })).toHaveText(groups);
  const answer = (words: string) => faq.getByText(words);
  await faq.getByText("How does the referral plan work?").press("Enter");
  await expect(answer("We pay no commission on referrals.")).toBeVisible();
  await faq.getByText("Who talks to our clients?").press("Space");
  await expect(answer("You decide, client by client.")).toBeVisible();
  await expect(answer("We pay no commission on referrals.")).toBeHidden();
  await faq.getByText("Who talks to our clients?").click();
  await expect(answer("You decide, client by client.")).toBeHidden();
});

test("a practice compares what it earns by reselling and by referring", async ({ page }) => {
  await page.goto("/us/accountants");
  const earns = (name: string) => page.getByRole("article", { name }).getByText("You earn").locator("..");
  await expect(earns("Jack Portfolio")).toContainText("Your price less ours");
  await expect(earns("Company plan")).toContainText("No commission");
  const [reselling, referring] = [earns("Jack Portfolio"), earns("Company plan")];
  const rows = await Promise.all([reselling.boundingBox(), referring.boundingBox()]);
  expect(rows[0]?.y).toBe(rows[1]?.y);
  expect(rows[0]?.height).toBe(rows[1]?.height);
});

test("a practice reads the exchange about one receipt from the photo to the entry", async ({ page }) => {
  await page.goto("/ca/accountants");
  const hub = page.getByRole("region", { name: /^Communications Hub/ });
  const thread = hub.getByRole("list", { name: "The conversation about one receipt" });
  await expect(thread.getByRole("listitem")).toHaveText([
    /3,324\.00.*The new machine/s,
    /Will the machine stay/,
    /It stays/,
    /equipment: Class 8/,
  ]);
  const entry = hub.getByRole("table");
  await expect(entry.getByRole("row", { name: /Coffee machine/ })).toContainText("2,800.00");
  await expect(entry.getByRole("row", { name: /HST to claim back/ })).toContainText("364.00");
  await expect(entry.getByRole("row", { name: /Portway/ })).toContainText("3,324.00");
});
