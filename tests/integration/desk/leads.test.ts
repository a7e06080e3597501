import { randomUUID } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { auditEntries, leads, notes, operators } from "@/db/schema";
import { ownerKeys } from "@/desk/auth/operator-keys";
import { leadList } from "@/desk/leads/list";
import { leadPage } from "@/desk/leads/read";
import { readPage } from "@/desk/list/read";
import { saveNote } from "@/desk/sign-ups/notes";
import { saveStageAndOwner } from "@/desk/stage-and-owner/save";
import { describeOnDatabase } from "../../support/database/database";
import { aLead } from "../../support/database/rows";
import { ana } from "../../support/desk/operators";

process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:viewer";

describeOnDatabase("leads", (use) => {
  let id: string;
  beforeEach(async () => {
    const [lead] = await use().db.insert(leads).values(aLead()).returning();
    id = lead?.id ?? "";
  });

  const acts = async () => {
    const rows = await use().db.select().from(auditEntries).orderBy(auditEntries.id);
    return rows.map(({ act, subjectId, fields }) => [act, subjectId, ...fields]);
  };

  it("are counted by stage and filtered by stage, kind and market", async () => {
    await use()
      .db.insert(leads)
      .values(Array.from({ length: 4 }, () => aLead({ kind: "bank", market: "us" })));
    expect((await readPage(leadList, { market: "uk", kind: "portfolio" })).rows).toHaveLength(1);
    const form = { stage: "won", owner: "", seenStage: "new", seenOwner: "" };
    await saveStageAndOwner.lead(ana, id, form);
    const won = await readPage(leadList, { stage: "won" });
    expect(won.rows.map((row) => row.id)).toEqual([id]);
    expect(won.counts).toEqual([5, 4, 0, 1, 0]); // All, new, answered, won, lost
  });

  it("are filtered by owner, and by when they are due", async () => {
    const { db } = use();
    vi.useFakeTimers({ now: new Date("2026-11-25T10:00:00Z"), toFake: ["Date"] });
    const lead = (name: string, sentAt: string, owner: string | null = null) =>
      aLead({ name, sentAt: new Date(sentAt), owner, kind: "bank" });
    await db
      .insert(leads)
      .values([
        lead("late", "2026-11-23T09:00:00Z", ana.email),
        lead("today", "2026-11-24T12:00:00Z"),
        lead("tomorrow", "2026-11-25T09:00:00Z"),
      ]);
    const names = async (query: Record<string, string>) =>
      (await readPage(leadList, { kind: "bank", ...query })).rows.map(({ name }) => name);
    const [[key = ""] = []] = [...(await ownerKeys())];
    expect(await names({ owner: key })).toEqual(["late"]);
    expect(await names({ owner: "nobody" })).toEqual(["tomorrow", "today"]);
    expect(await names({ due: "late" })).toEqual(["late"]);
    expect(await names({ due: "today" })).toEqual(["today"]);
    vi.useRealTimers();
  });

  it("get a note once, and none that is blank or too long", async () => {
    const about = { of: "lead", id } as const;
    const note = { noteId: randomUUID(), text: " Called,\0 no answer. " };
    for (let press = 1; press <= 2; press++) expect(await saveNote(ana, about, note)).toBe("noted");
    const outcomes = [
      ["  ", "noNote"],
      ["\u200B\0", "noNote"],
      ["x".repeat(2_001), "longNote"],
    ] as const;
    for (const [text, outcome] of outcomes)
      expect(await saveNote(ana, about, { noteId: randomUUID(), text })).toBe(outcome);
    expect(await use().db.select().from(notes)).toMatchObject([
      { leadId: id, author: ana.email, text: "Called, no answer." },
    ]);
    expect(await acts()).toEqual([["note_added", id]]);
    expect((await leadPage(id))?.notes).toHaveLength(1);
  });

  it("refuse what no form of ours sends", async () => {
    const unknown = "00000000-0000-4000-8000-000000000000";
    for (const of of ["x", unknown]) {
      const note = { noteId: randomUUID(), text: "x" };
      expect(await saveNote(ana, { of: "lead", id: of }, note)).toBeNull();
      expect(await leadPage(of)).toBeNull();
    }
    expect(await acts()).toEqual([]);
    expect(await use().db.select().from(operators)).toEqual([]);
  });
});
