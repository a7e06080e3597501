import type { Page } from "@playwright/test";
import type { Role } from "@/desk/auth/rules";
import { expect } from "../jack";
import { site } from "../site";

/** The account of this worker in a role. */
export function operatorEmail(role: Role): string {
  return `${role}.${process.env.TEST_PARALLEL_INDEX}@desk.example`;
}

type Cookies = Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>;

/** The sessions of this worker: an account gets only a few links in a while. */
const sessions = new Map<Role, Promise<Cookies>>();

/** Gives the page's browser the session of an operator, which other tests share: do not end it. */
export async function signInToDesk(page: Page, role: Role = "admin"): Promise<void> {
  const session = sessions.get(role) ?? cookiesOf(page, role);
  sessions.set(role, session);
  await page.context().addCookies(await session);
}

async function cookiesOf(page: Page, role: Role): Promise<Cookies> {
  const context = await page.context().browser()?.newContext({ baseURL: site.url, javaScriptEnabled: false });
  if (!context) throw new Error("The session needs a browser of its own.");
  try {
    await openDesk(await context.newPage(), operatorEmail(role));
    return await context.cookies();
  } finally {
    await context.close();
  }
}

/** Asks for a link and returns it from the mailbox. */
export async function linkFromMailbox(page: Page, email: string): Promise<string> {
  const links = async () => {
    const { messages } = await (await fetch(`${site.mailbox}/messages?to=${email}`)).json();
    return (messages as { text: string }[]).flatMap(({ text }) => linkIn(text));
  };
  const { length: before } = await links();
  await page.goto("/console/sign-in");
  await page.getByLabel("Your e-mail address").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect.poll(async () => (await links()).length, { timeout: 30_000 }).toBeGreaterThan(before);
  return (await links())[0] ?? "";
}

/** Signs an operator in by the link in the mailbox, without scripts. */
async function openDesk(page: Page, email: string): Promise<void> {
  await page.goto(await linkFromMailbox(page, email));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

function linkIn(text: string): string[] {
  return text.match(/http\S+\/console\/sign-in\/open\?key=[\w-]{43}/) ?? [];
}
