import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { sendLead } from "@/app/[market]/talk-to-us/actions";
import { freshState, type StepState } from "@/components/sign-up/form/form-state";
import { leads, limitCounts, outbox } from "@/db/schema";
import { editionCodes } from "@/lib/markets/editions";
import { honeypotField } from "@/lib/sign-up/form";
import { newBrowser } from "@/tests/support/browser";
import { repeated } from "@/tests/support/counts";
import { describeOnDatabase } from "@/tests/support/database/database";
import { drainMail } from "@/tests/support/drain-mail";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { redirectOf } from "@/tests/support/sign-up/tab";

process.env.TRUSTED_PROXIES = "1";

const mailbox = mailboxOfFile();

const typed = {
  edition: "uk",
  kind: "portfolio",
  source: "home",
  leadName: "Rosa Marsh",
  leadEmail: "Rosa@harbour.example",
  leadCompanies: "12",
  leadNote: "Three of them trade in euros.\r\nCan you start in May?",
};

/** Sends the form; returns where it leads, or why it was refused. */
async function send(change: Record<string, string> = {}, headers: Record<string, string> = {}) {
  newBrowser(headers);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...change })) form.append(name, value);
  return outcomeOf(form);
}

async function outcomeOf(sent: unknown) {
  let shown: StepState | undefined;
  const address = await redirectOf(async () => {
    shown = await sendLead(freshState({}), sent);
  });
  return address ?? shown;
}

describeOnDatabase("a message sent with 'Talk to us'", (use) => {
  const stored = () => use().db.select().from(leads);
  const queued = () => use().db.select().from(outbox);

  it("is stored, and the firm can answer its mail to the sender", async () => {
    expect(await send()).toBe("/uk/talk-to-us/sent");
    expect(await stored()).toMatchObject([
      {
        market: "uk",
        source: "home",
        kind: "portfolio",
        name: "Rosa Marsh",
        email: "Rosa@harbour.example",
        companies: 12,
        note: "Three of them trade in euros.\nCan you start in May?",
        isSuspect: false,
        stage: "new",
      },
    ]);
    expect(await drainMail()).toEqual({ done: 1, later: 0 });
    const [mail, ...more] = await mailbox.messages();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: ["firm@jack.example"],
      subject: "Talk to us: Rosa Marsh, 12 companies",
    });
    const replyTo = mail?.headers.find(({ name }) => name.toLowerCase() === "reply-to");
    expect(replyTo?.value).toBe("Rosa Marsh <Rosa@harbour.example>");
    for (const told of ["Rosa Marsh", "United Kingdom", "Landing page", "Can you start in May?"])
      expect(mail?.text).toContain(told);
  });

  it.each([
    ["us", "bank", "banks", "1,250", "1,250 business customers"],
    ["ca", "franchise", "franchises", "1", "1 location"],
    ["uk", "volume", "home", "620", "620 transactions a month"],
  ])("from %s about a %s counts what it asks about", async (edition, kind, source, number, said) => {
    expect(await send({ edition, kind, source, leadCompanies: number })).toBe(`/${edition}/talk-to-us/sent`);
    await drainMail();
    expect((await mailbox.messages()).map(({ subject }) => subject)).toEqual([
      `Talk to us: Rosa Marsh, ${said}`,
    ]);
  });

  it.each(editionCodes)("about a business without a number in %s counts as one business", async (edition) => {
    const change = { edition, kind: "unregistered", source: "signUp", leadCompanies: "7" };
    expect(await send(change)).toBe(`/${edition}/talk-to-us/sent`);
    expect(await stored()).toMatchObject([{ kind: "unregistered", source: "signUp", companies: 1 }]);
    await drainMail();
    const [mail] = await mailbox.messages();
    expect(mail?.subject).toBe("Talk to us: Rosa Marsh, no registration number");
    for (const told of ["A business without a registration number", "Sign-up"])
      expect(mail?.text).toContain(told);
    expect(mail?.text).not.toContain("Number: ");
  });

  it("is stored and mailed once, however often it is sent at the same moment", async () => {
    const times = repeated("LEADS_AT_ONCE", { few: 4, many: 5 });
    const addresses = await Promise.all(
      Array.from({ length: times }, (_, at) =>
        send({ leadEmail: at % 2 ? "ROSA@harbour.example" : typed.leadEmail }),
      ),
    );
    expect(new Set(addresses)).toEqual(new Set(["/uk/talk-to-us/sent"]));
    expect([await use().db.$count(leads), await use().db.$count(outbox)]).toEqual([1, 1]);
  });

  it("is another one if anything in it differs", async () => {
    const changes: Record<string, string>[] = [
      { edition: "us" },
      { leadNote: "" },
      { leadCompanies: "13" },
      {},
    ];
    for (const change of changes) await send(change);
    expect(await use().db.$count(leads)).toBe(4);
  });

  it("sent again after a day is new again, and mailed and marked again", async () => {
    await send({ [honeypotField]: "filled in" });
    await use().db.update(leads).set({ stage: "answered", sentAt: sql`now() - interval '25 hours'` });
    await send();
    expect(await stored()).toMatchObject([{ stage: "new", isSuspect: false }]);
    expect(await queued()).toHaveLength(2);
  });

  it("is refused with its problems and what was typed, and nothing is stored", async () => {
    expect(await send({ leadName: " ", leadCompanies: "several" })).toMatchObject({
      values: expect.objectContaining({ leadCompanies: "several", leadNote: typed.leadNote }),
      problems: [
        { field: "leadName", message: "contactName.required" },
        { field: "leadCompanies", message: "leadCompanies.invalid" },
      ],
      notice: null,
    });
    expect([await stored(), await queued()]).toEqual([[], []]);
  });

  it.each([
    ["from another site", {}, { "sec-fetch-site": "cross-site" }, "Your message was not sent"],
    [
      "of more than a form may hold",
      { leadNote: "n".repeat(41_000) },
      {},
      "Your message is too long for this form",
    ],
  ])("%s is shown again with a notice, and nothing is stored", async (_, change, headers, title) => {
    expect(await send(change, headers)).toMatchObject({ notice: { title }, problems: [] });
    expect([await stored(), await queued()]).toEqual([[], []]);
  });

  it("with the honeypot filled in is stored and mailed like any other, with a mark", async () => {
    expect(await send({ [honeypotField]: "https://spam.example" })).toBe("/uk/talk-to-us/sent");
    expect(await stored()).toMatchObject([{ name: "Rosa Marsh", isSuspect: true, stage: "new" }]);
    expect(await drainMail()).toEqual({ done: 1, later: 0 });
    const [mail] = await mailbox.messages();
    expect(mail?.subject).toBe("Talk to us, perhaps from a program: Rosa Marsh, 12 companies");
    expect(mail?.text).toContain("a program may have sent this");
  });

  it("F20: of one address is accepted five times an hour, of one network twenty times", async () => {
    const from = { "x-forwarded-for": "203.0.113.7, 127.0.0.1" };
    const wait = {
      notice: { title: "Please wait a little", text: expect.stringMatching(/wait up to (5\d|60) min/) },
    };
    for (let n = 1; n <= 5; n += 1) await send({ leadNote: String(n) }, from);
    expect(await send({ leadNote: "6" }, from)).toMatchObject({ ...wait, values: { leadNote: "6" } });
    for (let n = 6; n <= 20; n += 1) await send({ leadEmail: `rosa${n}@harbour.example` }, from);
    expect(await send({ leadEmail: "rosa21@harbour.example" }, from)).toMatchObject(wait);
    expect(await use().db.$count(leads)).toBe(20);
    const other = { "x-forwarded-for": "203.0.113.8, 127.0.0.1" };
    expect(await send({ leadEmail: "rosa21@harbour.example" }, other)).toBe("/uk/talk-to-us/sent");
    const keys = await use().db.select({ key: limitCounts.key }).from(limitCounts);
    expect(JSON.stringify(keys)).not.toMatch(/harbour|203\.0/);
  });

  it("that was deleted before its mail is sent is not mailed", async () => {
    await send();
    await use().db.delete(leads);
    expect(await drainMail()).toEqual({ done: 1, later: 0 });
    expect(await mailbox.messages()).toEqual([]);
  });
});

it("any value that a crafted call sends is read as an empty form", async () => {
  for (const sent of [undefined, null, "text", { leadName: "Rosa" }]) {
    newBrowser();
    expect(await outcomeOf(sent)).toMatchObject({
      problems: [{ field: "leadName" }, { field: "leadEmail" }, { field: "leadCompanies" }],
    });
  }
});
