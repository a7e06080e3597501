import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { POST } from "@/app/api/operator-link/route";
import { auditEntries, operatorPasskeys, operatorSessions, outbox } from "@/db/schema";
import { openLink } from "@/desk/auth/sign-in";
import * as signIn from "@/desk/auth/sign-in-actions";
import { signOut } from "@/desk/auth/sign-out";
import * as people from "@/desk/people/actions";
import { pageFor } from "@/desk/today/page-for";
import { storedKey } from "@/scripts/launch/keys";
import { browser, form, takeBrowser } from "../../support/browser";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { newAuthenticator } from "../../support/desk/authenticator";
import { linkTo, signedInBrowser } from "../../support/desk/signed-in";
import { isSignedIn } from "../../support/desk/way-in";
import { redirectOf } from "../../support/sign-up/tab";

type Operators = readonly { email: string; role: "admin" | "viewer" }[];
const visit = vi.hoisted(() => ({
  operators: null as Operators | null,
}));
vi.mock("@/server/env", async (original) => {
  const env = await original<typeof import("@/server/env")>();
  const settings = () => ({ ...env.settings(), ...(visit.operators && { operators: visit.operators }) });
  return { ...env, settings };
});
process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "jack-keys-"));
const actionsKey = Buffer.alloc(32, 7).toString("base64");
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = actionsKey;

afterAll(() => rmSync(process.env.DATA_DIR ?? "", { recursive: true }));

const [ana, bo] = ["ana@firm.example", "bo@firm.example"];

beforeEach(() => {
  takeBrowser();
  visit.operators = null;
});

async function registerPasskey(authenticator = newAuthenticator("http://localhost:3000")): Promise<void> {
  const question = await people.askForNewPasskey();
  const answer = authenticator.register(question);
  expect(await redirectOf(() => people.addPasskey(form({ answer })))).toBe("/console/people?message=added");
}

describeOnDatabase("an operator's way back in", (use) => {
  const acts = async () =>
    (await use().db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ act }) => act);

  it("ends the sessions that a thief of the old passkey has, and is recorded", async () => {
    const thief = await signedInBrowser(bo);
    await registerPasskey();
    await signedInBrowser(bo, "recovery");
    expect(await isSignedIn()).toBe(true);
    takeBrowser(thief);
    expect(await isSignedIn()).toBe(false);
    expect(await use().db.$count(operatorPasskeys)).toBe(0);
    expect(await acts()).toEqual(["signed_in", "passkey_added", "passkey_removed", "signed_in"]);
  });

  it("is opened by another administrator, never by oneself", async () => {
    await signedInBrowser(ana);
    const once = crypto.randomUUID();
    const press = (email: string) => redirectOf(() => people.recoverOperator(form({ email, press: once })));
    expect(await press(ana)).toBe("/console/people?message=self");
    expect(await press("eve@stranger.example")).toBe("/console/people?message=stale");
    for (const _ of ["first", "repeated"]) expect(await press(bo)).toBe("/console/people?message=mailed");
    expect(await use().db.select().from(outbox)).toHaveLength(1);
    expect(await acts()).toEqual(["signed_in", "recovery_mailed"]);
  });

  it("is opened by the command, with a secret that neither monitoring nor a build has", async () => {
    const ask = async (bearer: string) => {
      const request = new Request("http://localhost/api/operator-link", {
        method: "POST",
        headers: { authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ email: " Ana@Firm.example" }),
      });
      return POST(request);
    };
    const derived = createHash("sha256").update(`operator link ${actionsKey}`).digest("base64url");
    const known = ["", "null", "secret-of-the-operators", actionsKey, derived];
    for (const bearer of known) expect((await ask(bearer)).status, "before a start").toBe(404);
    const secret = storedKey(process.env.DATA_DIR ?? "", "command-secret");
    for (const bearer of known) expect((await ask(bearer)).status).toBe(404);
    const answer = await ask(secret);
    const { link } = await answer.json();
    expect(await openLink(new URL(link).searchParams.get("key") ?? "")).toBe("signedIn");
    expect(await acts()).toEqual(["recovery_mailed", "passkey_removed", "signed_in"]);
  });
});

describeOnDatabase("an operator's session", (use) => {
  it("comes of one of two presses on a link at once", async () => {
    const key = await linkTo(ana);
    const opened = await Promise.allSettled([openLink(key), openLink(key)]);
    const results = opened.map((one) => (one.status === "fulfilled" ? one.value : "failed"));
    expect(results.filter((result) => result === "signedIn")).toHaveLength(1);
    expect(await use().db.$count(operatorSessions)).toBe(1);
  });

  it("allows a change of passkeys for fifteen minutes, and again after a new sign-in, which replaces it", async () => {
    await signedInBrowser(ana);
    const mine = newAuthenticator("http://localhost:3000");
    await registerPasskey(mine);
    const [passkey] = await use().db.select().from(operatorPasskeys);
    await letPass(use().db, 16 * 60);
    const again = "/console/sign-in?back=%2Fconsole%2Fpeople";
    expect(await redirectOf(() => people.askForNewPasskey())).toBe(again);
    const remove = () => redirectOf(() => people.removeOwnPasskey(form({ passkey: passkey?.id ?? "" })));
    expect(await remove()).toBe(again);
    expect(await use().db.$count(operatorPasskeys)).toBe(1);
    expect(await use().db.$count(operatorSessions)).toBe(1);
    const answer = mine.answer(await signIn.askForPasskey());
    const back = "/console/people";
    expect(await redirectOf(() => signIn.answerPasskey(form({ answer, back })))).toBe(back);
    expect(await use().db.$count(operatorSessions)).toBe(1);
    expect(await remove()).toBe("/console/people?message=removed");
  });

  it("ends when OPERATORS no longer names the operator, and has the role that it names now", async () => {
    await signedInBrowser(ana);
    visit.operators = [{ email: ana, role: "viewer" }];
    expect(await redirectOf(() => pageFor("admin"))).toBe("/console/not-allowed");
    visit.operators = [{ email: bo, role: "viewer" }];
    expect(await isSignedIn()).toBe(false);
    visit.operators = null;
    expect(await isSignedIn()).toBe(false);
  });

  it("leaves no cookie in the browser that signed out", async () => {
    await signedInBrowser(ana);
    await redirectOf(() => signOut());
    expect([...browser.jar.keys()]).toEqual([]);
  });
});
