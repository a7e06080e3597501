import { expect, it } from "vitest";
import { saveRefusedAnswer } from "@/db/queries/drafts";
import { draftKeys, drafts } from "@/db/schema";
import { mainEdition } from "@/lib/markets/editions";
import { currentDraft } from "@/server/sign-up/drafts";
import { linkPage, sendLink } from "@/server/sign-up/links";
import { openStep } from "@/server/sign-up/open-step";
import { holdsCookie, newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { redirectOf } from "@/tests/support/sign-up/tab";
import { address, answersHere, begun, followMailedLink, plan, save, typed } from "./linked";

const { messages: mails, mailedKey } = mailboxOfFile();
const first = "/us/get-started/plan?plan=starter";

const arrival = { returnsToReview: false, explains: false, lost: null, begun: false } as const;

describeOnDatabase("F50: a link to another device, used,", (use) => {
  it("moves the sign-up to the browser that uses it, and ends the first one's access", async () => {
    const { draft, comeBack } = await begun();
    await sendLink(draft, " Rosa@Harbour.example ");
    const key = await mailedKey();
    expect((await mails())[0]?.text).toContain("with everything you entered");
    const moved = newBrowser();
    expect(await followMailedLink(key)).toBe("/us/get-started/review");
    expect(await linkPage(key)).toEqual({ state: "here", address: "/us/get-started/review" });
    expect(await answersHere()).toEqual(typed());

    comeBack();
    expect(await currentDraft()).toBeNull();
    expect(await linkPage(null)).toEqual({ state: "moved" });
    for (const act of [
      () => save(typed("mallory@else.example")),
      () => openStep(mainEdition("us"), "contact", arrival),
    ])
      expect(await redirectOf(async () => void (await act()))).toBe("/us/get-started/continue");
    moved();
    expect(await answersHere()).toEqual(typed());
    expect(await use().db.$count(drafts)).toBe(1);
    await save({ ...typed(), plan: { ...plan, hasRollover: true } });
    comeBack();
    expect([await currentDraft(), await linkPage(null)]).toEqual([null, { state: "moved" }]);

    newBrowser();
    expect(await linkPage(key)).toMatchObject({ state: "used" });
    expect(await followMailedLink(key)).toBe("closed");
    expect(holdsCookie()).toBe(false);
  });

  it("leads to the first step with the plan where it goes to anybody else, and has no key", async () => {
    const { draft, comeBack } = await begun();
    await sendLink(draft, "robin@else.example");
    expect(await mailedKey()).toBe("no key");
    expect((await mails())[0]?.text).toContain("/us/get-started/plan?plan=starter");
    expect(await use().db.$count(draftKeys)).toBe(1);
    newBrowser();
    await save(typed("robin@else.example"));
    comeBack();
    expect((await currentDraft())?.id).toBe(draft.id);
    expect(await answersHere()).toEqual(typed());
  });

  it("leaves behind the first browser's rejected form", async () => {
    const { draft } = await begun();
    const values = { contactName: "", contactEmail: "mallory@else.example" };
    await saveRefusedAnswer(use().db, draft, {
      form: "contact",
      values,
      problems: [],
      notice: null,
      resultMessage: null,
    });
    await sendLink(draft, "rosa@harbour.example");
    const key = await mailedKey();
    newBrowser();
    await followMailedLink(key);
    expect(await answersHere()).toMatchObject({ contact: { contactEmail: "rosa@harbour.example" } });
    expect((await currentDraft())?.refusedAnswer).toBeNull();
  });

  it.each([
    ["no address had been typed", { plan }],
    ["another address had been typed", typed("mallory@else.example")],
  ])("has no key when %s before it was sent", async (_, before) => {
    const { draft } = await begun(before);
    await sendLink(draft, address);
    expect(await mailedKey()).toBe("no key");
    expect((await mails())[0]?.text).toContain("you enter the other details there");
  });

  it("leads to the first step with the plan once the contact has another address", async () => {
    const { draft, comeBack } = await begun();
    await sendLink(draft, address);
    const key = await mailedKey();
    comeBack();
    await save(typed("mallory@else.example"));
    newBrowser();
    expect(await linkPage(key)).toEqual({ state: "here", address: first });
    expect(await followMailedLink(key)).toBe(first);
    expect(holdsCookie()).toBe(false);
    comeBack();
    expect(await answersHere()).toEqual(typed("mallory@else.example"));
  });
});
