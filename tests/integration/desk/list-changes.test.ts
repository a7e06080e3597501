import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { leads, submissions } from "@/db/schema";
import { setStageAndOwner } from "@/desk/stage-and-owner/actions";
import { undo } from "@/desk/todos/actions";
import { describeOnDatabase } from "../../support/database/database";
import { aLead, aSubmission } from "../../support/database/rows";
import { signedInBrowser } from "../../support/desk/signed-in";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "ana@firm.example:admin, bea@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const list = "/console/sign-ups?market=uk";

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

  it("leads to the record, with both versions, where a colleague was first", async () => {
    const { id } = await aSubmission(use().db, { stage: "contacted" });
    const form = { of: "sign_up", id, owner: "", seenStage: "new", seenOwner: "", back: list };
    expect(await sent(setStageAndOwner, { ...form, stage: "live" })).toContain(
      `/console/sign-ups/${id}?message=stale&stage=live`,
    );
    expect(await stageOf(id)).toBe("contacted");
  });
});
