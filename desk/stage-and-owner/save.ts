import { eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { lockSubmission } from "@/db/queries/submissions";
import { leads } from "@/db/schema/leads";
import { submissions } from "@/db/schema/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { type ChangeResult, changeOf } from "@/desk/auth/audit/change";
import { audited } from "@/desk/auth/audit/record";
import { mayOwn } from "@/desk/auth/team";
import { leadStages } from "@/lib/sign-up/lead";
import { signUpStages } from "@/lib/sign-up/stages";
import { isUuid } from "@/lib/uuid";

type StageAndOwner<Stage> = { stage: Stage; owner: string | null };

type Form = Record<"stage" | "owner" | "seenStage" | "seenOwner", string>;

type SaveResult = ChangeResult<StageAndOwner<string>> | { outcome: "erased" } | { outcome: "noOwner" };

type Records<Stage> = {
  subject: "sign_up" | "lead";
  stages: readonly Stage[];
  lock: (tx: Database, id: string) => Promise<(StageAndOwner<Stage> & { erasedAt?: Date | null }) | null>;
  save: (tx: Database, id: string, after: StageAndOwner<Stage>, isNewStage: boolean) => Promise<unknown>;
};

/** By kind of record: saves stage and owner; returns null for an unknown record or stage. `noOwner`: nobody who may look after it. */
export const saveStageAndOwner = {
  sign_up: savingOf({
    subject: "sign_up",
    stages: signUpStages,
    lock: lockSubmission,
    save: (tx, id, after, isNewStage) =>
      tx
        .update(submissions)
        .set({ ...after, ...(isNewStage && { stageAt: sql`now()` }) })
        .where(eq(submissions.id, id)),
  }),
  lead: savingOf({
    subject: "lead",
    stages: leadStages,
    lock: async (tx, id) => (await tx.select().from(leads).where(eq(leads.id, id)).for("update"))[0] ?? null,
    save: (tx, id, after) => tx.update(leads).set(after).where(eq(leads.id, id)),
  }),
};

const acts = { stage: "stage_set", owner: "owner_set" } as const;
export const stageAndOwnerActs = Object.values(acts);

function savingOf<Stage extends string>({ subject, stages, lock, save }: Records<Stage>) {
  return async (by: SignedIn, id: string, form: Form): Promise<SaveResult | null> => {
    const seen = fieldsIn(form.seenStage, form.seenOwner);
    const wanted = fieldsIn(form.stage, form.owner);
    if (!isUuid(id) || !seen || !wanted) return null;
    return audited(by, (result) => entriesOf(id, result), change);

    async function change(tx: Database): Promise<SaveResult | null> {
      if (!seen || !wanted) return null;
      const { owner } = wanted;
      if (owner !== null && owner !== seen.owner && !(await mayOwn(tx, owner))) return { outcome: "noOwner" };
      const current = await lock(tx, id);
      if (!current) return null;
      if (current.erasedAt) return { outcome: "erased" };
      const now = { stage: current.stage, owner: current.owner };
      const result = await changeOf(tx, id, acts, { now, seen, wanted });
      if (result.outcome === "done") await save(tx, id, result.after, result.fields.includes("stage"));
      return result;
    }
  };

  /** The empty owner is nobody. */
  function fieldsIn(stage: string, owner: string): StageAndOwner<Stage> | null {
    const found = stages.find((one) => one === stage);
    return found ? { stage: found, owner: owner || null } : null;
  }

  function entriesOf(id: string, result: SaveResult | null) {
    if (result?.outcome !== "done") return null;
    const { fields, before, after } = result;
    return fields.map((field) => ({
      ...{ act: acts[field], subject, id, fields: [field] },
      values: { before: before[field], after: after[field] },
    }));
  }
}
