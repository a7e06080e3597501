import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { auditEntries, leads, notes, submissions } from "@/db/schema";
import { leadList } from "@/desk/leads/list";
import { leadPage } from "@/desk/leads/read";
import { readPage } from "@/desk/list/read";
import { signUpList } from "@/desk/sign-ups/list";
import { oneSignUp } from "@/desk/sign-ups/one/read";
import { changeChosen, setStageAndOwner } from "@/desk/stage-and-owner/actions";
import { chosenValue } from "@/desk/stage-and-owner/bulk";
import { undo } from "@/desk/todos/actions";
import { form } from "../../support/browser";
import { describeOnDatabase } from "../../support/database/database";
import { aLead, aSubmission } from "../../support/database/rows";
import { exported, recordedIn, rowsIn } from "../../support/desk/exports";
import { ana } from "../../support/desk/operators";
import { signedInBrowser } from "../../support/desk/signed-in";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "ana@firm.example:admin, bea@firm.example:admin, bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const list = "/console/sign-ups?market=uk";

describeOnDatabase("a change of the chosen rows of a list", (use) => {
  beforeEach(() => signedInBrowser("ana@firm.example"));

  const rows = async () => {
    const found = await use().db.select().from(submissions).orderBy(submissions.businessName);
    return found.map(({ stage, owner }) => [stage, owner]);
  };
  async function threeShown() {
    const { db } = use();
    const shown = [];
    for (const businessName of ["Ash", "Birch", "Cedar"]) shown.push(await aSubmission(db, { businessName }));
    await db.update(submissions).set({ stage: "lost" }).where(eq(submissions.businessName, "Birch"));
    return shown;
  }
  const change = (chosen: readonly string[], set: Record<string, string>) => {
    const form = new FormData();
    for (const one of chosen) form.append("chosen", one);
    for (const [name, value] of Object.entries({ of: "sign_up", back: list, ...set })) form.set(name, value);
    return redirectOf(() => changeChosen(form));
  };

  it("names the one that a colleague has changed since, and records each of the others", async () => {
    const { db } = use();
    const shown = await threeShown();
    const address = await change(shown.map(chosenValue), { stage: "contacted" });
    const [first, moved, third] = shown.map(({ id }) => id);
    const undo = `undo=${first}%2C${third}&of=sign_up`;
    expect(address).toBe(`${list}&message=bulkChanged&count=2&${undo}&not=${moved}`);
    expect(await rows()).toEqual([
      ["contacted", null],
      ["lost", null],
      ["contacted", null],
    ]);
    const { searchParams } = new URL(address ?? "", "http://localhost");
    const { notChanged } = await readPage(signUpList, Object.fromEntries(searchParams));
    expect(notChanged).toMatchObject([{ id: moved, businessName: "Birch", stage: "lost" }]);
    const acts = (await db.select().from(auditEntries).orderBy(auditEntries.id)).filter(
      ({ act }) => act === "stage_set",
    );
    expect(acts.map(({ subjectId }) => subjectId)).toEqual([first, third]);
  });

  it("is taken back as a whole, but for the one that a colleague has changed since, which is named", async () => {
    const { db } = use();
    const ids = (await threeShown()).map(({ id }) => id);
    const chosen = (await db.select().from(submissions)).map(chosenValue);
    const takeBack = () => redirectOf(() => undo(form({ of: "sign_up", id: ids.join(), back: list })));
    await change(chosen, { owner: "bea@firm.example" });
    expect(await takeBack()).toBe(`${list}&message=bulkUndone&count=3`);
    const asBefore = [
      ["new", null],
      ["lost", null],
      ["new", null],
    ];
    expect(await rows()).toEqual(asBefore);
    await change(chosen, { stage: "contacted" });
    await db
      .update(submissions)
      .set({ stage: "live" })
      .where(eq(submissions.id, ids[1] ?? ""));
    expect(await takeBack()).toBe(`${list}&message=bulkUndone&count=2&not=${ids[1]}`);
    expect(await rows()).toEqual(asBefore.with(1, ["live", null]));
  });

  it("sets the owner where a colleague has changed the stage, and clears it again", async () => {
    const shown = await threeShown();
    const owner = "bea@firm.example";
    await change(shown.map(chosenValue), { owner });
    expect(await rows()).toEqual([
      ["new", owner],
      ["lost", owner],
      ["new", owner],
    ]);
    const [first] = await use().db.select().from(submissions).orderBy(submissions.businessName);
    await change(first ? [chosenValue(first)] : [], { owner: "" });
    expect((await rows())[0]).toEqual(["new", null]);
  });

  it("changes nothing for what no form of ours sends", async () => {
    await threeShown();
    expect(await change([], { stage: "live" })).toBe(`${list}&message=bulkChanged&count=0`);
    expect(await change(["x new "], { stage: "live" })).toBe(`${list}&message=bulkChanged&count=0&not=x`);
    expect((await readPage(signUpList, { not: "x,y" })).notChanged).toEqual([]);
    expect((await rows()).flat()).not.toContain("live");
  });

  it("exports the chosen ones alone, whatever the filters, and says so in the audit", async () => {
    const [one, , other] = await threeShown();
    const chosen = [one, other].map((row) => chosenValue(row ?? expect.fail("no row")));
    const exportedRows = await rowsIn(await exported("csv", { chosen }));
    expect(exportedRows.map((row) => row.business_name).sort()).toEqual(["Ash", "Cedar"]);
    const recorded = (await recordedIn(use().db)).filter(({ act }) => act === "exported");
    expect(recorded[0]?.values).toMatchObject({ list: "/console/sign-ups", chosen: 2 });
    expect(await rowsIn(await exported("csv", { chosen: ["x"] }))).toEqual([]);
  });
});

describeOnDatabase("a change in a row of a list", (use) => {
  beforeEach(() => signedInBrowser("ana@firm.example"));

  const sent = (action: typeof undo, values: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    return redirectOf(() => action(form));
  };
  const stageOf = async (id: string) =>
    (await use().db.select().from(submissions).where(eq(submissions.id, id)))[0]?.stage;

  it.each(["sign_up", "lead"] as const)(
    "leads back to the list of a %s, where it can be taken back",
    async (of) => {
      const { db } = use();
      const [lead] = await db.insert(leads).values(aLead()).returning();
      const id = (of === "lead" ? lead?.id : (await aSubmission(db)).id) ?? "";
      const form = { of, id, stage: "lost", owner: "", seenStage: "new", seenOwner: "", back: list };
      const saved = `${list}&message=saved`;
      expect(await sent(setStageAndOwner, form)).toBe(`${saved}&undo=${id}&of=${of}`);
      expect(await sent(setStageAndOwner, form)).toBe(saved);
      const back = `${saved}&undo=${id}&of=${of}`;
      expect(await sent(undo, { of, id, back })).toBe(`${list}&message=undone`);
      expect((await db.select().from(leads))[0]?.stage).toBe("new");
      if (of === "sign_up") expect(await stageOf(id)).toBe("new");
    },
  );

  it("offers nobody as the owner who only reads, and says so of one who was chosen", async () => {
    const { db } = use();
    const [lead] = await db.insert(leads).values(aLead()).returning();
    const { id, stage, owner } = await aSubmission(db);
    const owners = ["ana@firm.example", "bea@firm.example"];
    expect(await signUpList.facts()).toMatchObject({ mayOwn: owners });
    expect(await leadList.facts()).toMatchObject({ mayOwn: owners });
    expect(await oneSignUp(ana, id, new Date())).toMatchObject({ operators: owners });
    expect(await leadPage(lead?.id ?? "")).toMatchObject({ operators: owners });
    const reads = { owner: "bo@firm.example", of: "sign_up", back: list };
    const form = { ...reads, id, stage: "new", seenStage: "new", seenOwner: "" };
    expect(await sent(setStageAndOwner, form)).toBe(`${list}&message=noOwner`);
    const chosen = chosenValue({ id, stage, owner });
    expect(await sent(changeChosen, { ...reads, chosen })).toBe(`${list}&message=noOwner`);
    expect((await db.select().from(submissions))[0]?.owner).toBeNull();
  });

  it.each(["sign_up", "lead"] as const)(
    "of a %s saves a note with it, which stays when the change is taken back",
    async (of) => {
      const { db } = use();
      const [lead] = await db.insert(leads).values(aLead()).returning();
      const id = (of === "lead" ? lead?.id : (await aSubmission(db)).id) ?? "";
      const seen = { of, id, owner: "", seenStage: "new", seenOwner: "", back: list };
      const note = { note: crypto.randomUUID(), text: "Rang." };
      const saved = await sent(setStageAndOwner, { ...seen, ...note, stage: "lost" });
      expect(saved).toBe(`${list}&message=saved&undo=${id}&of=${of}`);
      expect(await sent(undo, { of, id, back: list })).toBe(`${list}&message=undone`);
      expect(await db.select().from(notes)).toMatchObject([{ text: "Rang.", author: "ana@firm.example" }]);
      const alone = { ...seen, stage: "new", note: crypto.randomUUID() };
      expect(await sent(setStageAndOwner, { ...alone, text: "Again." })).toBe(`${list}&message=noted`);
      const long = await sent(setStageAndOwner, { ...alone, stage: "lost", text: "x".repeat(2_001) });
      expect(long).toBe(`${list}&message=longNote`);
      if (of === "sign_up") expect(await stageOf(id)).toBe("new");
    },
  );

  it("leads to the record, with both versions and the note kept, where a colleague was first", async () => {
    const { id } = await aSubmission(use().db, { stage: "contacted" });
    const note = { note: crypto.randomUUID(), text: "Rang." };
    const form = { of: "sign_up", id, owner: "", seenStage: "new", seenOwner: "", back: list, ...note };
    expect(await sent(setStageAndOwner, { ...form, stage: "live" })).toContain(
      `/console/sign-ups/${id}?message=stale&stage=live`,
    );
    expect(await stageOf(id)).toBe("contacted");
    expect(await use().db.$count(notes)).toBe(1);
  });
});
