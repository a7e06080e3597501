import { beforeEach, expect, it } from "vitest";
import PeoplePage from "@/app/console/people/page";
import SignInPage from "@/app/console/sign-in/page";
import { limitCounts, operatorSessions, operators, operatorVerifications, outbox } from "@/db/schema";
import { rateLimit } from "@/desk/auth/limits";
import { signOut } from "@/desk/auth/sign-out";
import * as people from "@/desk/people/actions";
import { pageFor } from "@/desk/today/page-for";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { browser, form, takeBrowser } from "../../support/browser";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { isSignedIn, wayIn } from "../../support/desk/way-in";
import { drainMail } from "../../support/drain-mail";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";
process.env.TRUSTED_PROXIES = "1";

const mailbox = mailboxOfFile();
const hour = 60 * 60;

beforeEach(() => {
  takeBrowser();
});

const { askForLink, open, mailedKey, signInAs } = wayIn(mailbox);

describeOnDatabase("an operator", (use) => {
  const sessions = () => use().db.select().from(operatorSessions);

  it("signs in by the button behind a mailed link, once", async () => {
    expect(await askForLink(" Ana@Firm.example ")).toBe("/console/sign-in?message=sent");
    const key = await mailedKey();
    expect(JSON.stringify(await use().db.select().from(operatorVerifications))).not.toContain(key);
    expect(await isSignedIn()).toBe(false);
    expect(await open(key)).toBe("/console");
    expect(await pageFor("admin")).toMatchObject({ email: "ana@firm.example", role: "admin" });
    expect(await open(key)).toBe("/console/sign-in/open");
    expect(await sessions()).toHaveLength(1);
  });

  it("is led from the sign-in page to the desk, until the session ends", async () => {
    const page = () => redirectOf(() => SignInPage({ searchParams: Promise.resolve({}) }));
    expect(await page()).toBe(null);
    await signInAs("bo@firm.example");
    expect(await page()).toBe("/console/today");
    await redirectOf(() => signOut());
    expect(await page()).toBe(null);
  });

  it("cannot use a link after ten minutes", async () => {
    await askForLink("ana@firm.example");
    const key = await mailedKey();
    await letPass(use().db, 601);
    expect(await open(key)).toBe("/console/sign-in/open");
    expect(await sessions()).toEqual([]);
  });

  it("gets the same answer as a stranger, who gets no mail and leaves no address", async () => {
    const before = (await mailbox.messages()).length;
    expect(await askForLink("eve@stranger.example")).toBe("/console/sign-in?message=sent");
    const [waiting] = await use().db.select().from(outbox);
    await drainMail();
    expect((await mailbox.messages()).length).toBe(before);
    await askForLink("ana@firm.example");
    const kept = await use().db.select().from(outbox);
    expect(kept.map(({ kind, payload }) => [kind, Object.keys(payload)])).toEqual([
      ["operator_link", ["operatorHash"]],
      ["operator_link", ["operatorHash"]],
    ]);
    expect(JSON.stringify([waiting, kept, await use().db.select().from(limitCounts)])).not.toContain(
      "example",
    );
    expect(await use().db.select().from(operators)).toEqual([]);
  });

  it("is told of five links that were sent, as a stranger is, and gets no other one", async () => {
    for (const email of ["ana@firm.example", "eve@stranger.example"]) {
      const before = await use().db.$count(outbox);
      for (let link = 0; link < 5; link++) await askForLink(email);
      for (let link = 0; link < 5; link++)
        expect(await askForLink(email)).toBe("/console/sign-in?message=enough");
      expect(await use().db.$count(outbox)).toBe(before + 5);
    }
  });

  it.each([0, 9, 12])(
    "signs in although strangers have asked for links for %i minutes: those that they used up work",
    async (minutes) => {
      const ana = browser;
      for (let minute = 0; minute <= minutes; minute++) {
        if (minute > 0) await letPass(use().db, 60);
        for (let asked = 0; asked < 3; asked++) {
          takeBrowser().extra["x-forwarded-for"] = `203.0.113.${minute * 3 + asked}, 127.0.0.1`;
          await askForLink("ana@firm.example");
        }
        await drainMail();
      }
      takeBrowser(ana);
      await askForLink("ana@firm.example");
      expect(await open(await mailedKey())).toBe("/console");
    },
  );

  it("of one network is asked to wait after twenty requests, for any address", async () => {
    browser.extra["x-forwarded-for"] = "203.0.113.7, 127.0.0.1";
    for (let asked = 1; asked < 20; asked++) await rateLimit("ask_for_operator_link");
    expect(await askForLink("eve@stranger.example")).toBe("/console/sign-in?message=sent");
    expect(await askForLink("ana@firm.example")).toBe("/console/sign-in?wait=60");
  });

  it("is asked to wait after many links of one network were tried, and can use the link then", async () => {
    await askForLink("ana@firm.example");
    const key = await mailedKey();
    browser.extra["x-forwarded-for"] = "203.0.113.7, 127.0.0.1";
    for (let tried = 1; tried < 60; tried++) await rateLimit("open_operator_link");
    expect(await open("0".repeat(43))).toBe("/console/sign-in/open");
    expect(await open(key)).toMatch(/^\/console\/sign-in\?wait=\d+$/);
    await use().db.delete(limitCounts);
    expect(await open(key)).toBe("/console");
  });

  it("stays signed in while the desk is used, for 24 hours in all", async () => {
    await signInAs("ana@firm.example");
    for (const _ of [1, 2]) {
      await letPass(use().db, 11 * hour);
      expect(await isSignedIn()).toBe(true);
    }
    await letPass(use().db, 2 * hour + 1);
    expect(await isSignedIn()).toBe(false);
  });

  it("is signed out after 12 hours without use", async () => {
    await signInAs("ana@firm.example");
    await letPass(use().db, 12 * hour + 1);
    expect(await isSignedIn()).toBe(false);
    expect(await sessions()).toEqual([]);
  });

  it("ends their own session, and a viewer no other", async () => {
    await signInAs("ana@firm.example");
    const [anas] = await sessions();
    takeBrowser();
    await signInAs("bo@firm.example");
    const others = form({ session: anas?.id ?? "" });
    expect(await redirectOf(() => people.endOneSession(others))).toBe("/console/people?message=failed");
    expect(await sessions()).toHaveLength(2);
    const gone = form({ session: "ended-by-the-first-press" });
    expect(await redirectOf(() => people.endOneSession(gone))).toBe("/console/people?message=ended");
    expect(await redirectOf(() => signOut())).toBe("/console/sign-in");
    expect(await isSignedIn()).toBe(false);
    expect(await sessions()).toMatchObject([{ id: anas?.id }]);
  });

  it("has a cookie that scripts cannot read, and whose value is not in the table", async () => {
    await signInAs("ana@firm.example");
    expect([...browser.jar.keys()]).toEqual(["jack-console.session_token"]);
    const [cookie = ""] = browser.jar.values();
    const forged = cookie.replace(/\..*$/, `.${"A".repeat(43)}=`);
    browser.jar.set("jack-console.session_token", forged);
    expect(await isSignedIn()).toBe(false);
  });

  it("renders the page of the team", async () => {
    await signInAs("ana@firm.example");
    const page = await PeoplePage({ searchParams: Promise.resolve({}) });
    expect(page.props.data).toMatchObject({
      mayInvite: true,
      people: [{ email: "ana@firm.example" }, { email: "bo@firm.example" }],
      sessions: [{ email: "ana@firm.example", isThis: true, userAgent: "Firefox on Linux" }],
    });
  });
});
