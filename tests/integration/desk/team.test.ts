import { eq } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import NotAllowedPage from "@/app/console/not-allowed/page";
import { lockSubmission } from "@/db/queries/submissions";
import {
  auditEntries,
  auditValues,
  leads,
  listViews,
  operatorPasskeys,
  operatorSessions,
  operators,
  submissions,
} from "@/db/schema";
import { operatorFor } from "@/desk/auth/access";
import type { Role } from "@/desk/auth/rules";
import { openLink } from "@/desk/auth/sign-in";
import * as signIn from "@/desk/auth/sign-in-actions";
import { mayOwn, teamIn } from "@/desk/auth/team";
import { sendLetter } from "@/desk/letters/acts";
import { saveNewView } from "@/desk/list/actions";
import * as people from "@/desk/people/actions";
import { removeOperator } from "@/desk/people/acts";
import { peoplePage } from "@/desk/people/read";
import { oneSignUp } from "@/desk/sign-ups/one/read";
import { setStageAndOwner } from "@/desk/stage-and-owner/actions";
import { pageFor } from "@/desk/today/page-for";
import { undo } from "@/desk/todos/actions";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { until } from "@/tests/support/time";
import { form, takeBrowser } from "../../support/browser";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { aLead, aSubmission } from "../../support/database/rows";
import { areWaiting } from "../../support/database/waiting";
import { ana as anaSignedIn } from "../../support/desk/operators";
import { linkTo, signedInBrowser } from "../../support/desk/signed-in";
import { isSignedIn, wayIn } from "../../support/desk/way-in";
import { drainMail } from "../../support/drain-mail";
import { redirectOf } from "../../support/sign-up/tab";

/** The setting, which a restart of the site can change. */
const setting = vi.hoisted(() => ({ operators: [] as { email: string; role: "admin" | "viewer" }[] }));
vi.mock("@/server/env", async (original) => {
  const env = await original<typeof import("@/server/env")>();
  return { ...env, settings: () => ({ ...env.settings(), operators: setting.operators }) };
});
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const [ana, bea, cy, eve] = ["ana", "bea", "cy", "eve"].map((name) => `${name}@firm.example`) as [
  ...[string, string, string, string],
];
const mailbox = mailboxOfFile();
const { mailedKey } = wayIn(mailbox);
const day = 24 * 60 * 60;

const page = "/console/people?message=";
const invite = (email: string, role: Role) => redirectOf(() => people.inviteOperator(form({ email, role })));
const setRole = (email: string, role: Role, seen: Role) =>
  redirectOf(() => people.changeRole(form({ email, role, seen })));
const remove = (email: string, heir = "") => redirectOf(() => people.removeFromTeam(form({ email, heir })));
const letIn = (email: string) =>
  redirectOf(() => people.recoverOperator(form({ email, press: crypto.randomUUID() })));

describeOnDatabase("the team", (use) => {
  beforeEach(async () => {
    setting.operators = [{ email: ana, role: "admin" }];
    await signedInBrowser(ana);
  });

  const roles = async () =>
    Object.fromEntries((await teamIn(use().db)).map(({ email, role }) => [email, role]));
  const open = (key: string) => redirectOf(() => signIn.openMailedLink(form({ key, invitation: "yes" })));
  const closed = "/console/sign-in/open?invitation=yes";

  /** A colleague who has accepted an invitation. */
  async function colleague(email: string, role: Role): Promise<void> {
    await use()
      .db.insert(operators)
      .values({ id: `operator-${email}`, name: "", email, role });
  }
  async function mails() {
    const before = (await mailbox.messages()).length;
    await drainMail();
    return (await mailbox.messages()).slice(before).map(({ to, text }) => ({ to: to.join(), text }));
  }
  const acts = async () =>
    (
      await use()
        .db.select({ act: auditEntries.act, by: auditValues.operator, values: auditValues.values })
        .from(auditEntries)
        .innerJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
        .orderBy(auditEntries.id)
    ).filter(({ act }) => act !== "signed_in");

  it("lets in whom an administrator invites, once, with that role", async () => {
    expect(await invite(" Cy@Firm.example ", "member")).toBe(`${page}invited`);
    expect(await roles()).toEqual({ [ana]: "admin" });
    await mails();
    const key = await mailedKey();
    takeBrowser();
    expect(await open(key)).toBe("/console");
    expect(await pageFor("member")).toMatchObject({ email: cy, role: "member" });
    expect(await roles()).toEqual({ [ana]: "admin", [cy]: "member" });
    takeBrowser();
    expect(await open(key)).toBe(closed);
    expect(await open(await linkTo(cy, "invitation"))).toBe(closed);
    expect(await acts()).toMatchObject([
      { act: "operator_invited", by: ana, values: { mailedTo: cy, role: "member" } },
    ]);
  });

  it("lets in by one of two links of an invitation that are opened at once", async () => {
    await invite(cy, "member");
    const keys = [await linkTo(cy, "invitation"), await linkTo(cy, "invitation")];
    takeBrowser();
    const opened = await Promise.allSettled(keys.map((key) => openLink(key)));
    const results = opened.map((one) => (one.status === "fulfilled" ? one.value : "failed"));
    expect(results.filter((result) => result === "signedIn")).toHaveLength(1);
  });

  /** What the administrator does to the one who sent the invitation. */
  const byAna =
    (...changes: (() => Promise<unknown>)[]) =>
    async () => {
      await signedInBrowser(ana);
      for (const change of changes) await change();
    };
  const demote = () => setRole(bea, "member", "admin");
  const ends: [string, () => Promise<unknown>][] = [
    ["after three days", () => letPass(use().db, 3 * day + 1)],
    ["once it is taken back", () => remove(cy)],
    ["once its sender is no administrator", byAna(demote)],
    ["of one who was no administrator meanwhile", byAna(demote, () => setRole(bea, "admin", "member"))],
    ["once its sender is removed", byAna(() => remove(bea))],
  ];
  it.each(ends)("does not let in by an invitation %s", async (_, end) => {
    await colleague(bea, "admin");
    await signedInBrowser(bea);
    await invite(cy, "member");
    await mails();
    const key = await mailedKey();
    await end();
    takeBrowser();
    expect(await open(key)).toBe(closed);
    expect(await isSignedIn()).toBe(false);
    expect(await roles()).not.toHaveProperty(cy);
  });

  it("does not let in by an invitation once OPERATORS no longer names its sender", async () => {
    await invite(cy, "admin");
    await mails();
    setting.operators = [{ email: bea, role: "viewer" }];
    takeBrowser();
    expect(await open(await mailedKey())).toBe(closed);
  });

  it("asks to sign in again before each change, 15 minutes after the last time", async () => {
    await colleague(cy, "member");
    await letPass(use().db, 16 * 60);
    const again = "/console/sign-in?back=%2Fconsole%2Fpeople";
    const changes = [
      () => invite(eve, "viewer"),
      () => setRole(cy, "admin", "member"),
      () => remove(cy),
      () => letIn(cy),
    ];
    for (const change of changes) expect(await change()).toBe(again);
    expect(await roles()).toEqual({ [ana]: "admin", [cy]: "member" });
  });

  it("mails each change to every other administrator, and records it", async () => {
    await colleague(bea, "admin");
    await colleague(cy, "member");
    await invite(eve, "viewer");
    await setRole(cy, "viewer", "member");
    await letIn(cy);
    await remove(cy);
    const told = (await mails()).filter(({ to }) => to === bea).map(({ text }) => text);
    const lines = [
      `${ana} invited ${eve} as a viewer.`,
      `${ana} made ${cy} a viewer.`,
      `${ana} let ${cy} back in, by a link that removes passkeys.`,
      `${ana} removed ${cy}.`,
    ];
    expect(told).toHaveLength(lines.length);
    for (const line of lines) expect(told.join("\n")).toContain(line);
    expect((await acts()).map(({ act, by }) => [act, by])).toEqual([
      ["operator_invited", ana],
      ["role_set", ana],
      ["recovery_mailed", ana],
      ["operator_removed", ana],
    ]);
  });

  it("answers to the firm what customers reply to somebody who was removed", async () => {
    const { db } = use();
    await colleague(cy, "member");
    await signedInBrowser(cy);
    const { id } = await aSubmission(db);
    const letter = { id: crypto.randomUUID(), subject: "Your debit", text: "May I call?", seen: new Date() };
    await sendLetter(await operatorFor("member"), { of: "sign_up", id }, letter);
    await signedInBrowser(ana);
    await remove(cy);
    await letPass(db, 11);
    await drainMail();
    const mail = (await mailbox.messages()).find(({ subject }) => subject === "Your debit");
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ name: "Reply-To", value: "firm@jack.example" }),
    );
  });

  const refused: [string, () => Promise<string | null>][] = [
    ["noEmail", () => invite("Cy", "member")],
    ["operator", () => invite(bea, "member")],
    ["operator", () => invite(ana, "member")],
    ["alreadyInvited", () => invite(cy, "member").then(() => invite(cy, "admin"))],
    ["written", () => setRole(ana, "viewer", "admin")],
    ["written", () => remove(ana)],
    ["self", () => letIn(ana)],
    ["stale", () => setRole(bea, "viewer", "admin")],
    ["stale", () => setRole(eve, "viewer", "admin")],
    ["stale", () => remove(eve)],
    ["stale", () => letIn(eve)],
    ["noHeir", () => remove(bea, eve)],
    ["noHeir", () => remove(bea, bea)],
  ];
  it.each(refused)("says '%s' and changes nothing", async (problem, change) => {
    await colleague(bea, "member");
    const before = await roles();
    expect(await change()).toBe(`${page}${problem}`);
    expect(await roles()).toEqual(before);
  });

  it("keeps its last administrator, and nobody removes themselves", async () => {
    setting.operators = [{ email: bea, role: "viewer" }];
    await use().db.update(operators).set({ role: "admin" });
    await colleague(cy, "admin");
    expect(await remove(ana)).toBe(`${page}self`);
    expect(await setRole(cy, "member", "admin")).toBe(`${page}roleSet`);
    expect(await setRole(ana, "member", "admin")).toBe(`${page}lastAdmin`);
    expect(await roles()).toEqual({ [bea]: "viewer", [ana]: "admin", [cy]: "member" });
  });

  it("keeps one of two administrators who remove each other at once", async () => {
    await colleague(bea, "admin");
    await colleague(cy, "admin");
    setting.operators = [{ email: eve, role: "viewer" }];
    const by = (email: string) => ({ ...anaSignedIn, email });
    const results = await Promise.all([
      removeOperator(by(bea), { email: cy, heir: "" }),
      removeOperator(by(cy), { email: bea, heir: "" }),
    ]);
    expect(results.sort()).toEqual(["done", "stale"]);
    expect(Object.values(await roles()).filter((role) => role === "admin")).toHaveLength(1);
  });

  it.each([
    ["a colleague", bea],
    ["nobody", ""],
  ])("hands what somebody looked after to %s, and ends the sessions at once", async (_, heir) => {
    const { db } = use();
    await colleague(bea, "member");
    await colleague(cy, "member");
    const cys = await signedInBrowser(cy);
    for (const shared of ["", "yes"])
      await redirectOf(() => saveNewView(form({ list: "leads", name: `Cy's ${shared}`, shared })));
    await aSubmission(db, { owner: cy, businessName: "Ash" });
    await aSubmission(db, { owner: ana, businessName: "Birch" });
    await db.insert(leads).values(aLead({ owner: cy }));
    await signedInBrowser(ana);
    expect(await remove(cy, heir)).toBe(`${page}left`);
    const owners = await db.select().from(submissions).orderBy(submissions.businessName);
    expect(owners.map(({ owner }) => owner)).toEqual([heir || null, ana]);
    expect((await db.select().from(leads))[0]?.owner).toBe(heir || null);
    expect(await db.select().from(listViews)).toMatchObject([{ name: "Cy's yes", isShared: true }]);
    const handed = (await acts()).filter(({ act }) => act === "owner_set");
    const entry = { by: ana, values: { before: cy, after: heir || null } };
    expect(handed).toMatchObject([entry, entry]);
    takeBrowser(cys);
    expect(await isSignedIn()).toBe(false);
  });

  it("leaves to nobody what a new viewer looked after, and to a member what is theirs", async () => {
    const { db } = use();
    await colleague(cy, "admin");
    await aSubmission(db, { owner: cy });
    await db.insert(leads).values(aLead({ owner: cy }));
    await signedInBrowser(ana);
    const owners = async () =>
      [...(await db.select().from(submissions)), ...(await db.select().from(leads))].map(
        ({ owner }) => owner,
      );
    await setRole(cy, "member", "admin");
    expect(await owners()).toEqual([cy, cy]);
    await setRole(cy, "viewer", "member");
    expect(await owners()).toEqual([null, null]);
  });

  it("hands over what somebody is given while the removal waits", { tags: "postgres" }, async () => {
    const { db } = use();
    await colleague(cy, "member");
    await aSubmission(db);
    let removal: Promise<string> | undefined;
    await db.transaction(async (tx) => {
      expect(await mayOwn(tx, cy)).toBe(true);
      removal = removeOperator(anaSignedIn, { email: cy, heir: "" });
      await until(() => areWaiting(db, 1));
      await tx.update(submissions).set({ owner: cy });
    });
    expect(await removal).toBe("done");
    expect((await db.select().from(submissions))[0]?.owner).toBeNull();
  });

  it("hands over in the order in which all lock several sign-ups", { tags: "postgres" }, async () => {
    const { db } = use();
    await colleague(cy, "member");
    const ids = ["2", "1"].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
    for (const id of ids) await aSubmission(db, { id, owner: cy });
    let removal: Promise<string> | undefined;
    await db.transaction(async (tx) => {
      const [second = "", first = ""] = ids;
      await lockSubmission(tx, first);
      removal = removeOperator(anaSignedIn, { email: cy, heir: "" });
      await until(() => areWaiting(db, 1));
      expect(await lockSubmission(tx, second)).not.toBeNull();
    });
    expect(await removal).toBe("done");
  });

  it("names nobody as the owner who was removed since the page was read", async () => {
    await colleague(cy, "member");
    const { id } = await aSubmission(use().db);
    await remove(cy);
    const set = form({ of: "sign_up", id, stage: "new", owner: cy, seenStage: "new", seenOwner: "" });
    expect(await redirectOf(() => setStageAndOwner(set))).toBe(`/console/sign-ups/${id}?message=noOwner`);
  });

  it("does not give back by an undo what somebody looked after who was removed since", async () => {
    const { db } = use();
    await colleague(cy, "member");
    const { id } = await aSubmission(db, { owner: cy });
    const set = { of: "sign_up", id, stage: "new", owner: ana, seenStage: "new", seenOwner: cy };
    await redirectOf(() => setStageAndOwner(form(set)));
    await remove(cy);
    const back = `/console/sign-ups/${id}`;
    expect(await redirectOf(() => undo(form({ of: "sign_up", id, back })))).toBe(`${back}?message=tooLate`);
    expect((await db.select().from(submissions))[0]?.owner).toBe(ana);
  });

  it("is told to those who may not: administrators of the setting and of the desk", async () => {
    await colleague(bea, "admin");
    await colleague(cy, "member");
    const { id } = await aSubmission(use().db);
    await signedInBrowser(cy);
    const member = await pageFor("member");
    expect(await oneSignUp(member, id, new Date())).toMatchObject({ admins: [ana, bea] });
    expect((await NotAllowedPage()).props).toMatchObject({ administrators: [ana, bea] });
  });

  it("has a new role at the next request", async () => {
    await colleague(cy, "admin");
    const cys = await signedInBrowser(cy);
    await signedInBrowser(ana);
    await setRole(cy, "viewer", "admin");
    takeBrowser(cys);
    expect(await redirectOf(() => pageFor("admin"))).toBe("/console/not-allowed");
    expect(await invite(eve, "admin")).toBe("/console/not-allowed");
  });

  it("takes the role of OPERATORS before the one of the desk", async () => {
    await colleague(bea, "admin");
    setting.operators = [{ email: bea, role: "viewer" }];
    expect(await roles()).toEqual({ [bea]: "viewer" });
  });

  it("invites somebody back without the passkeys of before", async () => {
    const { db } = use();
    await db.insert(operators).values({ id: "c", name: "", email: cy });
    const key = { userId: "c", publicKey: "", counter: 0, deviceType: "", backedUp: false };
    await db.insert(operatorPasskeys).values({ ...key, id: "k", credentialID: "k" });
    await invite(cy, "member");
    expect(await db.$count(operatorPasskeys)).toBe(0);
  });

  it("shows who belongs to it, and others' sessions to administrators alone", async () => {
    await colleague(cy, "viewer");
    await invite(eve, "member");
    const shown = async () => peoplePage(await pageFor("viewer"));
    await signedInBrowser(cy);
    const read = { sessions: [{ email: cy }], mayInvite: false, owners: [ana] };
    expect(await shown()).toMatchObject(read);
    await signedInBrowser(ana);
    expect(await shown()).toMatchObject({
      people: [
        { email: ana, role: "admin", isWritten: true, isSelf: true },
        { email: cy, role: "viewer", isWritten: false, isSelf: false },
      ],
      invited: [{ email: eve, role: "member", by: ana }],
      mayInvite: true,
    });
    expect((await shown()).sessions).toHaveLength(await use().db.$count(operatorSessions));
  });
});
