/** @module-tag postgres */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, expect as see } from "@playwright/test";
import { and, isNull, lte, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { outbox, resumeMails } from "@/db/schema";
import { mainEdition } from "@/lib/markets/editions";
import { stopMailsAddress } from "@/lib/routing/addresses";
import { startMail } from "@/sandbox/mail";
import { hashToken, newToken } from "@/server/token";
import { expectAccessible, expectContrastInTheDark } from "@/tests/e2e/accessible";
import { letPass } from "@/tests/support/database/clock";
import { aSubmission } from "@/tests/support/database/rows";
import { findChromium } from "@/tests/support/process/chromium";
import { startTimeoutMs } from "@/tests/support/site/running-site";
import { answersIn, setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { type RunningSite, startSiteOf } from "@/tests/support/site/site-process";
import { makeStore, type Store } from "@/tests/support/site/store";
import { openVisitor } from "@/tests/support/site/visitor";

const operator = "a-secret-of-the-operator";
const hour = 60 * 60;
const folder = mkdtempSync(join(tmpdir(), "resume-"));

let mail: Awaited<ReturnType<typeof startMail>>;
let store: Store;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  mail = await startMail({ pagePort: 0, smtpPort: 0, folder });
  store = await makeStore("postgresql");
  site = await startSiteOf(inject("build"), store, {
    SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
    OPERATOR_SECRET: operator,
  });
  const executablePath = findChromium();
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}, startTimeoutMs);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await store?.drop();
  await mail?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Does all work that is due, and waits for mails that the site's own worker has in hand. */
async function doDueWork(): Promise<void> {
  const headers = { authorization: `Bearer ${operator}` };
  const due = and(isNull(outbox.doneAt), isNull(outbox.deadAt), lte(outbox.nextAttemptAt, sql`now()`));
  const workLeft = async () => {
    expect((await fetch(`${site.url}/api/sweep`, { method: "POST", headers })).status).toBe(200);
    return store.look((db) => db.$count(outbox, due));
  };
  await see.poll(workLeft, { timeout: 60_000 }).toBe(0);
}

/** The time passes for the site, with no mail on its way: to a moved clock, it would look lost. */
async function after(seconds: number): Promise<void> {
  await doDueWork();
  await store.look((db) => letPass(db, seconds));
  await doDueWork();
}

async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { messages } = await (await fetch(`${mail.url}/messages`)).json();
  const received: { to: string[]; subject: string; text: string }[] = messages;
  return received.filter(({ to }) => to.join().includes(address)).reverse();
}

it("the page to stop mails works by keyboard, says what it did, and is accessible in light and dark", async () => {
  const { token } = newToken();
  await store.look(async (db) => {
    const { id: submissionId } = await aSubmission(db);
    const mail = { keyHash: hashToken(token) ?? "", emailHash: token, kind: "resume_after_hour" } as const;
    await db.insert(resumeMails).values({ ...mail, submissionId });
  });
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(site.url + stopMailsAddress(mainEdition("us"), token));
  const button = page.getByRole("button", { name: "Stop these messages" });
  await see(button).toBeVisible();
  await expectAccessible(page);
  await button.focus();
  await page.keyboard.press("Enter");
  await see(page.getByText("We do not remind you of an unfinished sign-up again.")).toBeFocused();
  await see(page).toHaveTitle(/^These messages are stopped \| Jack for small businesses \| /);
  await expectAccessible(page);
  await expectContrastInTheDark(page);
  expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320);
}, 60_000);

it("a person who closes the browser at the bank page gets both mails and finishes from the first", async ({
  onTestFailed,
}) => {
  onTestFailed(() => void process.stderr.write(site.log()));
  const phone = openVisitor(site.url);
  const { business, contact } = answersIn("uk");
  const review = await walkTo(phone, "uk", "review", {
    business: { ...business, businessName: "Fenwick & Hale Joinery" },
    contact: { ...contact, contactEmail: "harriet@fenwick.example" },
  });
  expect((await setUpPayment(phone, review)).address).toContain(site.provider);

  await after(hour);
  await after(23 * hour);
  const [first, last, ...more] = await mailsTo("harriet@fenwick.example");
  expect([first?.subject, last?.subject, more]).toEqual([
    "Your Jack sign-up is not finished",
    "Your Jack sign-up is still open",
    [],
  ]);

  const computer = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const press = (name: string) => computer.getByRole("button", { name, exact: true }).click();
  await computer.goto(/http:\S+continue\?key=\S+/.exec(first?.text ?? "")?.[0] ?? "");
  await see(computer.getByText("only the payment is left to set up")).toBeVisible();
  await expectAccessible(computer);
  await press("Continue here");
  await see(computer.getByRole("heading", { name: /Set up a debit for/ })).toBeVisible({ timeout: 20_000 });
  expect(await computer.content()).not.toContain("Fenwick &amp; Hale");
  await computer.getByLabel("Email").fill("harriet@fenwick.example");
  await computer.getByLabel(/First name/i).fill("Harriet");
  await computer.getByLabel(/Last name/i).fill("Fenwick");
  await computer.getByLabel("Address line 1").first().fill("14 Hale Road");
  await computer
    .getByLabel(/Town|City/i)
    .first()
    .fill("Lewes");
  await computer
    .getByLabel(/Postcode|Postal/i)
    .first()
    .fill("BN7 2QT");
  await computer.getByLabel("Account holder").fill("H Fenwick");
  await press("Set up Direct Debit");
  await see(computer.getByRole("heading", { level: 1 })).toHaveText("Welcome! You just hired Jack.", {
    timeout: 20_000,
  });

  for (const passed of [hour, 24 * hour]) await after(passed);
  const subjects = (await mailsTo("harriet@fenwick.example")).map(({ subject }) => subject);
  expect(subjects.slice(2)).toEqual(["Welcome! You just hired Jack."]);
}, 240_000);
