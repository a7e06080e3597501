import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { operatorPasskeys, operatorSessions, outbox } from "@/db/schema";
import { todayAddress } from "@/desk/addresses";
import { issueOperatorLink } from "@/desk/auth/link-mail";
import type { Role } from "@/desk/auth/rules";
import { openLink } from "@/desk/auth/sign-in";
import { deskPages } from "@/lib/routing/desk";
import { browser, takeBrowser } from "../../support/browser";
import { describeOnDatabase } from "../../support/database/database";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:viewer";
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

/** Where each page leads a role; null: it is shown. An unknown id is not found, for those who may look. */
const shownTo = { nobody: signIn, viewer: null, admin: null } as const;
/** Actions for administrators; all others are for viewers too. */
const forAdmins = [
  "recoverOperator",
  ...["retryOne", "retryKind", "dropOne", "runOne"],
  "noteLead",
  "setStageAndOwner",
  "addNote",
  "askAgain",
  "sendWelcome",
  "sendResume",
  "cancel",
  "sendCorrection",
  "erasePerson",
  "erasePersonOfSignUp",
];
/** Pages that only act. */
const adminPages = ["sign-ups/[id]/contact", "sign-ups/[id]/erase", "person"];

async function visitAs(who: Role | "nobody"): Promise<void> {
  takeBrowser();
  if (who === "nobody") return;
  const link = await issueOperatorLink({ admin: "ana@firm.example", viewer: "bo@firm.example" }[who]);
  expect(await openLink(new URL(link).searchParams.get("key") ?? "")).toBe("signedIn");
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

  const longer = { timeout: 60_000 };
  it.each(Object.entries(shownTo))(
    "leads %s on every page where they belong",
    longer,
    async (who, address) => {
      await visitAs(who as Role | "nobody");
      for (const file of pages) {
        const isRefused =
          who === "viewer" && adminPages.some((page) => file === `app/console/${page}/page.tsx`);
        const belongs = isRefused ? notAllowed : address;
        const leadsOn =
          file === "app/console/page.tsx" || (who === "admin" && file === `app${notAllowed}/page.tsx`);
        expect(await pageRedirect(file), file).toBe(leadsOn && belongs === null ? todayAddress : belongs);
      }
    },
  );

  describe.each(actionFiles)("%s", (file) => {
    const call = async (name: string, sent: readonly unknown[] = [new FormData()]) => {
      const action = (await import(/* @vite-ignore */ `../../../${file}`))[name];
      return redirectOf(() => action(...sent));
    };
    const names = async () => Object.keys(await import(/* @vite-ignore */ `../../../${file}`));

    it("does nothing for nobody, or for another site's form", async () => {
      await visitAs("admin");
      const before = await rows();
      const { jar } = browser;
      for (const from of ["nobody", "another site"]) {
        takeBrowser();
        if (from === "another site") {
          for (const [name, value] of jar) browser.jar.set(name, value);
          browser.extra["sec-fetch-site"] = "cross-site";
        }
        for (const name of await names()) expect([name, await call(name)]).toEqual([name, signIn]);
      }
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

    it("lets only administrators act", async () => {
      for (const who of ["viewer", "admin"] as const) {
        let answered: string | null = signIn;
        for (const name of await names()) {
          if (answered === signIn) await visitAs(who); // Again after the action that signs out
          answered = await call(name);
          const isRefused = answered === notAllowed;
          expect([who, name, isRefused]).toEqual([who, name, who === "viewer" && forAdmins.includes(name)]);
        }
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

    it("leads nobody and another site's form to the sign-in, and refuses viewers", async () => {
      expect(await answer()).toEqual([303, signIn]);
      await visitAs("viewer");
      expect(await answer()).toEqual([403, null]);
      await visitAs("admin");
      expect(await answer()).not.toContain(403);
      browser.extra["sec-fetch-site"] = "cross-site";
      expect(await answer()).toEqual([303, signIn]);
    });
  });

  async function rows() {
    const { db } = use();
    const sessions = await db.select({ id: operatorSessions.id }).from(operatorSessions);
    return [sessions, await db.select().from(operatorPasskeys), await db.select().from(outbox)];
  }
});
