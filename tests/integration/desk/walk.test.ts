import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { operatorPasskeys, operators, outbox } from "@/db/schema";
import { todayAddress } from "@/desk/addresses";
import { issueOperatorLink } from "@/desk/auth/link-mail";
import { openSessions } from "@/desk/auth/queries";
import type { Role } from "@/desk/auth/rules";
import { openLink } from "@/desk/auth/sign-in";
import { sessionHours } from "@/lib/operators";
import { deskPages } from "@/lib/routing/desk";
import { browser, takeBrowser } from "../../support/browser";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:viewer, cy@firm.example:member";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const signIn = "/console/sign-in";
const notAllowed = "/console/not-allowed";
const open = ["app/console/sign-in/", "desk/auth/sign-in-actions.ts"]; // What anybody may use: the way in

const files = ["app/console", "desk"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
);
const guarded = files.filter((file) => !open.some((way) => file.startsWith(way)));
const pages = guarded.filter((file) => file.startsWith("app/") && file.endsWith("page.tsx"));
const actionFiles = guarded.filter(
  (file) => /\.tsx?$/.test(file) && /["']use server["']/.test(readFileSync(file, "utf8")),
);
const handlers = guarded.filter((file) => /\/route\.tsx?$/.test(file));

/** Who has no session that works. */
const strangers = ["nobody", "before the passkey", "expired"] as const;
const roles = ["viewer", "member", "admin"] as const satisfies readonly Role[];
type Visitor = Role | (typeof strangers)[number];

const forAdmins = [
  ...["recoverOperator", "inviteOperator", "changeRole", "removeFromTeam"],
  ...["retryOne", "retryKind", "dropOne", "runOne"],
  "cancel",
  "cancelOneOfTwo",
  "erasePerson",
  "erasePersonOfSignUp",
];
const forMembers = [
  ...["done", "tried", "undo", "setStageAndOwner", "changeChosen"],
  ...["send", "sendWelcome", "sendResume", "askAgain", "retry", "sendCorrection"],
];
/** What each role is refused; all else is for viewers too. */
const refused = {
  viewer: {
    actions: [...forMembers, ...forAdmins],
    pages: ["sign-ups/[id]/contact", "write", "sign-ups/[id]/erase", "person"],
  },
  member: { actions: forAdmins, pages: ["sign-ups/[id]/erase", "person"] },
  admin: { actions: [], pages: [] },
} as const satisfies Record<Role, { actions: readonly string[]; pages: readonly string[] }>;

const isRole = (who: Visitor): who is Role => roles.some((role) => role === who);

async function followLink(email: string, outcome: "signedIn" | "passkey"): Promise<void> {
  const link = await issueOperatorLink(email);
  expect(await openLink(new URL(link).searchParams.get("key") ?? "")).toBe(outcome);
}

const props = () => ({
  params: Promise.resolve({ id: "00000000-0000-4000-8000-000000000000" }),
  searchParams: Promise.resolve({}),
});

/** The address to which a page leads; null if it is shown or has no such thing. */
async function pageRedirect(file: string): Promise<string | null> {
  const { default: Page } = await import(/* @vite-ignore */ `../../../${file}`);
  const address = await redirectOf(() => Page(props()));
  return address === deskPages.missing ? null : address;
}

it("finds the desk's pages, actions and handlers", () => {
  expect(pages).toContain("app/console/sign-ups/page.tsx");
  expect(actionFiles).toContain("desk/people/actions.ts");
  expect(actionFiles).toContain("desk/auth/sign-out.ts");
  expect(handlers).toContain("app/console/export/route.ts");
  expect(handlers).toContain("app/console/person/export/route.ts");
});

describeOnDatabase("the desk", (use) => {
  beforeEach(() => visitAs("nobody"));

  async function visitAs(who: Visitor): Promise<void> {
    takeBrowser();
    if (who === "nobody") return;
    await use().db.delete(operatorPasskeys);
    const isMember = who === "member";
    const email = isMember ? "cy@firm.example" : who === "viewer" ? "bo@firm.example" : "ana@firm.example";
    await followLink(email, "signedIn");
    if (who === "expired") await letPass(use().db, 12 * 60 * 60 + 1);
    if (who !== "before the passkey") return;
    const { db } = use();
    const [ana] = await db.select().from(operators).where(eq(operators.email, email));
    const passkey = { userId: ana?.id ?? "", publicKey: "", counter: 0, deviceType: "", backedUp: false };
    await db.insert(operatorPasskeys).values({ ...passkey, id: "anas", credentialID: "anas" });
    takeBrowser();
    await followLink(email, "passkey");
  }

  const longer = { timeout: 60_000 };
  it.each([...strangers, ...roles])("leads %s on every page where they belong", longer, async (who) => {
    await visitAs(who);
    for (const file of pages) {
      const isPage = (page: string) => file === `app/console/${page}/page.tsx`;
      const leadsOn = file === "app/console/page.tsx" || (who === "admin" && isPage("not-allowed"));
      const inside = leadsOn ? todayAddress : null;
      const belongs = isRole(who) ? (refused[who].pages.some(isPage) ? notAllowed : inside) : signIn;
      expect(await pageRedirect(file), file).toBe(belongs);
    }
  });

  describe.each(actionFiles)("%s", (file) => {
    const call = async (name: string, sent: readonly unknown[] = [new FormData()]) => {
      const action = (await import(/* @vite-ignore */ `../../../${file}`))[name];
      return redirectOf(() => action(...sent));
    };
    const names = async () => Object.keys(await import(/* @vite-ignore */ `../../../${file}`));

    it.each([...strangers, "another site"] as const)("does nothing for %s", async (who) => {
      await visitAs(who === "another site" ? "admin" : who);
      if (who === "another site") browser.extra["sec-fetch-site"] = "cross-site";
      const before = await rows();
      for (const name of await names()) expect([name, await call(name)]).toEqual([name, signIn]);
      expect(await rows()).toEqual(before);
    });

    it("answers a call without arguments, which the guard lets through", async () => {
      let answered: string | null = signIn;
      for (const name of await names()) {
        if (answered === signIn) await visitAs("admin");
        answered = await call(name, []);
        expect(answered, name).not.toBeUndefined();
      }
    });

    it.each(roles)("lets a role %s do what it may", async (who) => {
      let answered: string | null = signIn;
      const isRefused = (name: string) => refused[who].actions.some((one) => one === name);
      for (const name of await names()) {
        if (answered === signIn) await visitAs(who); // Again after the action that signs out
        answered = await call(name);
        expect([name, answered === notAllowed]).toEqual([name, isRefused(name)]);
      }
    });
  });

  /** Each answers one form. Others are led away, before it is read. */
  describe.each(handlers)("%s", (file) => {
    const answer = async () => {
      const { POST, ...others } = await import(/* @vite-ignore */ `../../../${file}`);
      expect(Object.keys(others)).toEqual([]);
      const address = file.replace(/^app(.*)\/route.tsx?$/, "http://localhost$1");
      const { status, headers } = await POST(new Request(address, { method: "POST", body: new FormData() }));
      return [status, headers.get("location")];
    };

    it("leads strangers and another site's form to the sign-in, and refuses all but administrators", async () => {
      for (const who of strangers) {
        await visitAs(who);
        expect(await answer(), who).toEqual([303, signIn]);
      }
      for (const who of ["viewer", "member"] as const) {
        await visitAs(who);
        expect(await answer(), who).toEqual([403, null]);
      }
      await visitAs("admin");
      expect(await answer()).not.toContain(403);
      browser.extra["sec-fetch-site"] = "cross-site";
      expect(await answer()).toEqual([303, signIn]);
    });
  });

  async function rows() {
    const { db } = use();
    const sessions = await openSessions(db, sessionHours.idle);
    return [
      sessions.map(({ id }) => id),
      await db.select().from(operatorPasskeys),
      await db.select().from(outbox),
    ];
  }
});
