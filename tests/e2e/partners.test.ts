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
