/** @module-tag postgres */

import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import { resumeMails, stoppedAddresses } from "@/db/schema";
import { marketCodes } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import { oneClickStopAddress, stopMailsAddress } from "@/lib/routing/addresses";
import { hashToken, newToken } from "@/server/token";
import { aSubmission } from "@/tests/support/database/rows";
import { siteForTests } from "@/tests/support/site/running-site";
import { openVisitor, type Page } from "@/tests/support/site/visitor";

const use = siteForTests("postgresql");
const heading = ({ document }: Page) => document.querySelector("h1")?.text;
const stops = () => use().store.look((db) => db.$count(stoppedAddresses));

let key = "";

/** A key as in a mail, to an address of its own. */
beforeEach(async () => {
  const { token } = newToken();
  key = token;
  await use().store.look(async (db) => {
    await db.delete(stoppedAddresses);
    const { id: submissionId } = await aSubmission(db);
    const keyHash = hashToken(token) ?? "";
    await db
      .insert(resumeMails)
      .values({ keyHash, submissionId, kind: "resume_after_hour", emailHash: token });
  });
});

describe("the page to stop mails", () => {
  it("changes nothing when it is opened, and stops them on a press, in every market", async () => {
    for (const market of marketCodes) {
      const visitor = openVisitor(use().site.url);
      const page = await visitor.open(stopMailsAddress(mainEdition(market), key));
      expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
      if (market === "uk") {
        expect(heading(page)).toBe("Stop messages about unfinished sign-ups");
        expect(await stops()).toBe(0);
        expect(heading(await visitor.press(page, { form: "main form" }))).toBe("These messages are stopped");
      } else expect(heading(page)).toBe("These messages are stopped");
      expect(await stops()).toBe(1);
    }
  });

  it("says that a press did not reach the database, and works on the next press", async () => {
    const visitor = openVisitor(use().site.url);
    const run = (statement: string) => use().store.look((db) => db.execute(sql.raw(statement)));
    await run("alter table stopped_addresses add constraint refuses check (false) not valid");
    const pressed = await visitor.press(await visitor.open(stopMailsAddress(mainEdition("uk"), key)), {
      form: "main form",
    });
    await run("alter table stopped_addresses drop constraint refuses");
    expect(heading(pressed)).toBe("Stop messages about unfinished sign-ups");
    expect(pressed.document.querySelector("main")?.text).toContain("these messages are not stopped yet");
    expect(heading(await visitor.press(pressed, { form: "main form" }))).toBe("These messages are stopped");
  });

  it("says that an unknown key is not valid", async () => {
    const visitor = openVisitor(use().site.url);
    for (const unknown of ["", "abc", newToken().token])
      expect(heading(await visitor.open(stopMailsAddress(mainEdition("ca"), unknown)))).toBe(
        "This link is not valid",
      );
  });

  it("does not obey a form of another site", async () => {
    const visitor = openVisitor(use().site.url);
    const page = await visitor.open(stopMailsAddress(mainEdition("uk"), key));
    const field = page.document.querySelector("main form input[name^='$ACTION']")?.getAttribute("name") ?? "";
    const body = new FormData();
    for (const [name, value] of [
      [field, ""],
      ["key", key],
      ["edition", "uk"],
    ] as const)
      body.set(name, value);
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const answer = await fetch(use().site.url + stopMailsAddress(mainEdition("uk"), key), {
      method: "POST",
      body,
      headers,
    });
    expect([answer.status, await stops()]).toEqual([403, 0]);
  });
});

describe("the one-click address of mail programs", () => {
  const body = "List-Unsubscribe=One-Click";
  const form = "application/x-www-form-urlencoded";
  const post = (sent: BodyInit, type: string | null, to = key) =>
    fetch(use().site.url + oneClickStopAddress(mainEdition("us"), to), {
      method: "POST",
      body: sent,
      headers: {
        ...{ origin: "https://mail.example", "sec-fetch-site": "cross-site" },
        ...(type === null ? {} : { "content-type": type }),
      },
    });
  const parts = () => {
    const data = new FormData();
    data.set("List-Unsubscribe", "One-Click");
    return data;
  };

  test.each<[string, () => Promise<Response>]>([
    ["a form", () => post(body, form)],
    ["multipart data", () => post(parts(), null)],
  ])("takes %s from any site, any number of times, and sets no cookie", async (_, send) => {
    for (let times = 0; times < 2; times += 1) {
      const answer = await send();
      expect(answer.status).toBe(200);
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(await answer.text()).toBe("");
    }
    expect(await stops()).toBe(1);
  });

  test.each<[number, string, () => Promise<Response>]>([
    [400, "another body", () => post("a=b", form)],
    [415, "another type", () => post(body, "text/plain")],
    [413, "a long body", () => post(`${body}&a=${"b".repeat(3_000)}`, form)],
    [404, "an unknown key", () => post(body, form, "k".repeat(43))],
  ])("answers %i to %s", async (status, _, send) => {
    expect((await send()).status).toBe(status);
    expect(await stops()).toBe(0);
  });

  it("leads to the page when it is opened, and changes nothing", async () => {
    const answer = await fetch(use().site.url + oneClickStopAddress(mainEdition("us"), key), {
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      307,
      stopMailsAddress(mainEdition("us"), key),
    ]);
    expect(await stops()).toBe(0);
  });
});
