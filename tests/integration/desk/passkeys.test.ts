import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { auditEntries, operatorPasskeys, operatorSessions, operators } from "@/db/schema";
import * as signIn from "@/desk/auth/sign-in-actions";
import * as people from "@/desk/people/actions";
import { pageFor } from "@/desk/today/page-for";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { browser, form, takeBrowser } from "../../support/browser";
import { describeOnDatabase } from "../../support/database/database";
import { newAuthenticator } from "../../support/desk/authenticator";
import { wayIn } from "../../support/desk/way-in";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const origin = "http://localhost:3000";
const mailbox = mailboxOfFile();

beforeEach(() => {
  takeBrowser();
});

const { askForLink, open, mailedKey, signInAs } = wayIn(mailbox);

async function registerPasskey(authenticator: ReturnType<typeof newAuthenticator>): Promise<void> {
  const question = await people.askForNewPasskey();
  const answer = authenticator.register(question);
  expect(await redirectOf(() => people.addPasskey(form({ answer })))).toBe("/console/people?message=added");
}

async function answerWith(authenticator: ReturnType<typeof newAuthenticator>): Promise<string | null> {
  const question = await signIn.askForPasskey();
  return redirectOf(() => signIn.answerPasskey(form({ answer: authenticator.answer(question) })));
}

describeOnDatabase("the passkey of an operator", (use) => {
  const sessions = () => use().db.select().from(operatorSessions);

  it("signs in by the passkey alone, and no longer by a link", async () => {
    const authenticator = newAuthenticator(origin);
    await signInAs("ana@firm.example");
    await registerPasskey(authenticator);
    takeBrowser();
    await askForLink("ana@firm.example");
    expect(await open(await mailedKey())).toBe("/console/sign-in?message=passkey");
    expect(browser.jar.size).toBe(0);
    expect(await sessions()).toHaveLength(1);
    expect(await answerWith(authenticator)).toBe("/console");
    expect(await pageFor("admin")).toMatchObject({ email: "ana@firm.example" });
    expect(await sessions()).toHaveLength(2);
  });

  it("is removed once, though the button is pressed twice", async () => {
    await signInAs("ana@firm.example");
    await registerPasskey(newAuthenticator(origin));
    const [stored] = await use().db.select().from(operatorPasskeys);
    const remove = () => people.removeOwnPasskey(form({ passkey: stored?.id ?? "" }));
    for (const _ of [1, 2]) expect(await redirectOf(remove)).toBe("/console/people?message=removed");
    expect(await use().db.select().from(operatorPasskeys)).toEqual([]);
    const removals = await use().db.$count(auditEntries, eq(auditEntries.act, "passkey_removed"));
    expect(removals).toBe(1);
  });

  it("is refused a passkey that did not verify the person, to register and to sign in", async () => {
    await signInAs("ana@firm.example");
    const present = newAuthenticator(origin, { verifiesPerson: false });
    const answer = present.register(await people.askForNewPasskey());
    expect(await redirectOf(() => people.addPasskey(form({ answer })))).toMatch(/notAdded$/);
    expect(await use().db.$count(operatorPasskeys)).toBe(0);
    const authenticator = newAuthenticator(origin);
    await registerPasskey(authenticator);
    takeBrowser();
    expect(await signIn.askForPasskey()).toMatchObject({ userVerification: "required" });
    authenticator.verifyNobody();
    expect(await answerWith(authenticator)).toBeNull();
    expect(await sessions()).toHaveLength(1);
  });

  it("is refused a passkey that is removed, unknown, or of somebody whom OPERATORS no longer names", async () => {
    const [anas, strangers, evas] = [
      newAuthenticator(origin),
      newAuthenticator(origin),
      newAuthenticator(origin),
    ];
    await signInAs("ana@firm.example");
    for (const authenticator of [anas, evas]) await registerPasskey(authenticator);
    const { db } = use();
    const [first, second] = await db.select().from(operatorPasskeys).orderBy(operatorPasskeys.createdAt);
    const [eva] = await db
      .insert(operators)
      .values({ id: "operator-eva", name: "", email: "eva@firm.example", emailVerified: true })
      .returning();
    const whose = eq(operatorPasskeys.id, second?.id ?? "");
    await db
      .update(operatorPasskeys)
      .set({ userId: eva?.id ?? "" })
      .where(whose);
    await redirectOf(() => people.removeOwnPasskey(form({ passkey: first?.id ?? "" })));
    takeBrowser();
    for (const authenticator of [anas, strangers, evas]) expect(await answerWith(authenticator)).toBeNull();
    expect(await sessions()).toHaveLength(1);
    await askForLink("ana@firm.example");
    expect(await open(await mailedKey())).toBe("/console");
  });

  it.each([
    ["is accepted if it is synced", true, "/console", 0],
    ["is refused if it stays on one device", false, null, 2],
  ])("whose counter falls %s", async (_, isSynced, address, counterAfter) => {
    const authenticator = newAuthenticator(origin, { isSynced });
    const counters = () => use().db.select({ counter: operatorPasskeys.counter }).from(operatorPasskeys);
    await signInAs("ana@firm.example");
    await registerPasskey(authenticator);
    for (const counter of [1, 2]) {
      takeBrowser();
      expect(await answerWith(authenticator)).toBe("/console");
      expect(await counters()).toEqual([{ counter }]);
    }
    takeBrowser();
    authenticator.restartCounter();
    const forged = JSON.parse(authenticator.answer(await signIn.askForPasskey()));
    forged.response.signature = "MEUCIQ";
    const answer = JSON.stringify(forged);
    expect(await redirectOf(() => signIn.answerPasskey(form({ answer })))).toBeNull();
    expect(await counters()).toEqual([{ counter: 2 }]);
    authenticator.restartCounter();
    expect(await answerWith(authenticator)).toBe(address);
    expect(await counters()).toEqual([{ counter: counterAfter }]);
  });

  it("who lost the passkey gets a link from an administrator that removes it", async () => {
    await signInAs("bo@firm.example");
    await registerPasskey(newAuthenticator(origin));
    takeBrowser();
    await signInAs("ana@firm.example");
    const recover = form({ email: "bo@firm.example", press: crypto.randomUUID() });
    expect(await redirectOf(() => people.recoverOperator(recover))).toBe("/console/people?message=mailed");
    takeBrowser();
    expect(await open(await mailedKey())).toBe("/console");
    expect(await pageFor("viewer")).toMatchObject({ email: "bo@firm.example" });
    expect(await use().db.select().from(operatorPasskeys)).toEqual([]);
  });
});
