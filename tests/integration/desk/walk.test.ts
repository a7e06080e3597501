import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { notes, operatorPasskeys, operators, outbox, type Submission, submissions } from "@/db/schema";
import { peopleAddress, signInAgainAddress, todayAddress } from "@/desk/addresses";
import { issueOperatorLink } from "@/desk/auth/link-mail";
import { openSessions } from "@/desk/auth/queries";
import type { Role } from "@/desk/auth/rules";
import { openLink } from "@/desk/auth/sign-in";
import { removeOperator } from "@/desk/people/acts";
import { sessionHours } from "@/lib/operators";
import { deskPages } from "@/lib/routing/desk";
import { browser, form, takeBrowser } from "../../support/browser";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { aSubmission } from "../../support/database/rows";
import { ana } from "../../support/desk/operators";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

/** A viewer of the setting, and a member whom the desk has let in. */
const [bo, cy] = ["bo@firm.example", "cy@firm.example"] as const;

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
const strangers = ["nobody", "before the passkey", "expired", "removed"] as const;
const roles = ["viewer", "member", "admin"] as const satisfies readonly Role[];
type Visitor = Role | (typeof strangers)[number];

/** The least role for all that the desk has. */
const least = {
  page: {
    viewer: [
      ...["", "[...nowhere]", "none", "not-allowed", "today", "settings", "people", "audit"],
      ...["sign-ups", "sign-ups/[id]", "leads", "leads/[id]", "unfinished", "unfinished/[id]"],
      ...["payments", "outbox", "webhooks"],
    ],
    member: ["sign-ups/[id]/contact", "write"],
    admin: ["sign-ups/[id]/erase", "person"],
  },
  action: {
    viewer: [
      ...["signOut", "endOneSession", "removeOwnPasskey", "askForNewPasskey", "addPasskey"],
      ...["chooseColumns", "saveOwn"],
    ],
    member: [
      ...["done", "tried", "undo", "setStageAndOwner", "changeChosen", "saveNewView", "changeOneView"],
      ...["send", "sendWelcome", "sendResume", "askAgain", "retry", "sendCorrection"],
    ],
    admin: [
      ...["recoverOperator", "inviteOperator", "changeRole", "removeFromTeam"],
      ...["retryOne", "retryKind", "dropOne", "runOne"],
      ...["cancel", "cancelOneOfTwo", "erasePerson", "erasePersonOfSignUp"],
    ],
  },
  handler: { viewer: [], member: [], admin: ["export", "person/export"] },
} as const satisfies Record<string, Record<Role, readonly string[]>>;

/** Actions that need a sign-in of the last minutes. */
const recent = [
  ...["recoverOperator", "inviteOperator", "changeRole", "removeFromTeam"],
  ...["removeOwnPasskey", "askForNewPasskey", "addPasskey"],
];

function mayUse(who: Role, kind: keyof typeof least, name: string): boolean {
  const needed = roles.find((role) => least[kind][role].some((one) => one === name));
  return needed !== undefined && roles.indexOf(who) >= roles.indexOf(needed);
}

/** The address of a page or a handler, after `/console/`. */
function nameOf(file: string): string {
  return file.replace(/^app\/console\/?/, "").replace(/\/?(page|route)\.tsx?$/, "");
}

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

it("has a role for each page, change and file, and for nothing else", async () => {
  const listed = (kind: keyof typeof least) => Object.values(least[kind]).flat().sort();
  const actions = await Promise.all(actionFiles.map((file) => import(/* @vite-ignore */ `../../../${file}`)));
  expect(pages.map(nameOf).sort()).toEqual(listed("page"));
  expect(actions.flatMap((file) => Object.keys(file)).sort()).toEqual(listed("action"));
  expect(handlers.map(nameOf).sort()).toEqual(listed("handler"));
});

describeOnDatabase("the desk", (use) => {
  let signUp: Submission;
  beforeEach(async () => {
    takeBrowser();
    signUp = await aSubmission(use().db);
    await use().db.insert(operators).values({ id: "cy", name: "", email: cy, role: "member" });
  });

  async function visitAs(who: Visitor): Promise<void> {
    takeBrowser();
    if (who === "nobody") return;
    const { db } = use();
    await db.delete(operatorPasskeys);
    const email = who === "member" || who === "removed" ? cy : who === "viewer" ? bo : ana.email;
    await followLink(email, "signedIn");
    if (who === "expired") await letPass(db, 12 * 60 * 60 + 1);
    if (who === "removed") expect(await removeOperator(ana, { email, heir: "" })).toBe("done");
    if (who !== "before the passkey") return;
    const [row] = await db.select().from(operators).where(eq(operators.email, email));
    const passkey = { userId: row?.id ?? "", publicKey: "", counter: 0, deviceType: "", backedUp: false };
    await db.insert(operatorPasskeys).values({ ...passkey, id: "anas", credentialID: "anas" });
    takeBrowser();
    await followLink(email, "passkey");
  }

  /** A form that would change something, by the names that several forms give to their fields. */
  function fullForm(): FormData {
    const { id } = signUp;
    return form({
      ...{ id, signUp: id, of: "sign_up", chosen: `${id} new `, stage: "lost", owner: ana.email },
      ...{
        seenStage: "new",
        seenOwner: "",
        kind: "contact",
        reason: "reached",
        seen: new Date().toISOString(),
      },
      ...{ email: bo, role: "admin", press: crypto.randomUUID(), note: "x", text: "x" },
      ...{ list: "sign-ups", as: "csv" },
    });
  }

  const longer = { timeout: 60_000 };
  it.each([...strangers, ...roles])("leads %s on every page where they belong", longer, async (who) => {
    await visitAs(who);
    for (const file of pages) {
      const page = nameOf(file);
      const leadsOn = page === "" || (who === "admin" && page === "not-allowed");
      const inside = leadsOn ? todayAddress : null;
      const belongs = isRole(who) ? (mayUse(who, "page", page) ? inside : notAllowed) : signIn;
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
      for (const name of await names())
        expect([name, await call(name, [fullForm()])]).toEqual([name, signIn]);
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

    it.each(roles)("lets a role %s do what it may, and nothing else", async (who) => {
      let answered: string | null = signIn;
      for (const name of await names()) {
        if (answered === signIn) await visitAs(who); // Again after the action that signs out
        const isAllowed = mayUse(who, "action", name);
        const before = isAllowed ? null : await rows();
        answered = await call(name, [isAllowed ? new FormData() : fullForm()]);
        expect([name, answered !== notAllowed]).toEqual([name, isAllowed]);
        if (before) expect(await rows(), name).toEqual(before);
      }
    });

    it("asks an administrator to sign in again, where that must not be long ago", async () => {
      await visitAs("admin");
      await letPass(use().db, 16 * 60);
      for (const name of (await names()).filter((one) => recent.includes(one)))
        expect([name, await call(name, [fullForm()])]).toEqual([name, signInAgainAddress(peopleAddress)]);
    });
  });

  /** Each answers one form. Others are led away, before it is read. */
  describe.each(handlers)("%s", (file) => {
    const answer = async () => {
      const { POST, ...others } = await import(/* @vite-ignore */ `../../../${file}`);
      expect(Object.keys(others)).toEqual([]);
      const address = `http://localhost/console/${nameOf(file)}`;
      const { status, headers } = await POST(new Request(address, { method: "POST", body: fullForm() }));
      return [status, headers.get("location")];
    };

    it("leads strangers and another site's form to the sign-in, and refuses those whose role is too small", async () => {
      for (const who of strangers) {
        await visitAs(who);
        expect(await answer(), who).toEqual([303, signIn]);
      }
      await use().db.update(operators).set({ role: "member" }).where(eq(operators.email, cy));
      for (const who of roles) {
        await visitAs(who);
        if (mayUse(who, "handler", nameOf(file))) expect(await answer()).not.toContain(403);
        else expect(await answer(), who).toEqual([403, null]);
      }
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
      await db.select().from(submissions),
      await db.select().from(operators),
      await db.$count(notes),
    ];
  }
});
