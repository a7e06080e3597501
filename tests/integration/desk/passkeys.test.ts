import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { auditEntries, operatorPasskeys, operatorSessions } from "@/db/schema";
import * as signIn from "@/desk/auth/sign-in-actions";
import * as people from "@/desk/people/actions";
import { pageFor } from "@/desk/today/page-for";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { form, takeBrowser } from "../../support/browser";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { newAuthenticator } from "../../support/desk/authenticator";
import { isSignedIn, wayIn } from "../../support/desk/way-in";
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

  it("with a passkey gets no session from the link alone", async () => {
    const authenticator = newAuthenticator(origin);
    await signInAs("ana@firm.example");
    await registerPasskey(authenticator);
    takeBrowser();
    await askForLink("ana@firm.example");
    expect(await open(await mailedKey())).toBe("/console/sign-in/passkey");
    expect(await isSignedIn()).toBe(false);
    expect(await sessions()).toHaveLength(1);
    expect(await answerWith(authenticator)).toBe("/console");
    expect(await isSignedIn()).toBe(true);
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

  it("gets no session from the passkey alone", async () => {
    const authenticator = newAuthenticator(origin);
    await signInAs("ana@firm.example");
    await registerPasskey(authenticator);
    takeBrowser();
    expect(await answerWith(authenticator)).toBe("/console/sign-in/passkey?message=refused");
    expect(await sessions()).toHaveLength(1);
  });

  it("gets no session from another operator's passkey", async () => {
    const [anas, bos] = [newAuthenticator(origin), newAuthenticator(origin)];
    for (const [email, authenticator] of [
      ["ana@firm.example", anas],
      ["bo@firm.example", bos],
    ] as const) {
      takeBrowser();
      await signInAs(email);
      await registerPasskey(authenticator);
    }
    takeBrowser();
    await askForLink("ana@firm.example");
    await open(await mailedKey());
    expect(await answerWith(bos)).toBe("/console/sign-in/passkey?message=refused");
    expect(await isSignedIn()).toBe(false);
    expect(await answerWith(anas)).toBe("/console");
  });

  it("cannot answer with the passkey ten minutes after the link", async () => {
    const authenticator = newAuthenticator(origin);
    await signInAs("ana@firm.example");
    await registerPasskey(authenticator);
    takeBrowser();
    await askForLink("ana@firm.example");
    await open(await mailedKey());
    await letPass(use().db, 601);
    expect(await answerWith(authenticator)).toBe("/console/sign-in/passkey?message=refused");
  });

  it.each([
    ["is accepted if it is synced", true, "/console", 0],
    ["is refused if it stays on one device", false, "/console/sign-in/passkey?message=refused", 2],
  ])("whose counter falls %s", async (_, isSynced, address, counterAfter) => {
    const authenticator = newAuthenticator(origin, { isSynced });
    const openLink = async () => {
      takeBrowser();
      await askForLink("ana@firm.example");
      await open(await mailedKey());
    };
    const counters = () => use().db.select({ counter: operatorPasskeys.counter }).from(operatorPasskeys);
    await signInAs("ana@firm.example");
    await registerPasskey(authenticator);
    for (const counter of [1, 2]) {
      await openLink();
      expect(await answerWith(authenticator)).toBe("/console");
      expect(await counters()).toEqual([{ counter }]);
    }
    await openLink();
    authenticator.restartCounter();
    const forged = JSON.parse(authenticator.answer(await signIn.askForPasskey()));
    forged.response.signature = "MEUCIQ";
    const answer = JSON.stringify(forged);
    expect(await redirectOf(() => signIn.answerPasskey(form({ answer })))).toMatch(/refused$/);
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
