import { expect, it } from "vitest";
import { auditEntries, leads } from "@/db/schema";
import { personFile } from "@/desk/sign-ups/person/acts";
import { saveStageAndOwner } from "@/desk/stage-and-owner/save";
import { erasedContact } from "@/server/privacy/person";
import { describeOnDatabase } from "../../support/database/database";
import { aLead } from "../../support/database/rows";
import { ana } from "../../support/desk/operators";
import { personIn } from "../../support/desk/person";
import { fakeGoCardless } from "../../support/payments/ground";
import { signUp } from "../../support/payments/sign-up";
import { email } from "../../support/person";

process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const goCardless = fakeGoCardless();

describeOnDatabase("a person who asks what is held", (use) => {
  const everywhere = personIn(use, goCardless);

  it("gets everything about the address as a file, which the audit records", async () => {
    await signUp(use().db, { email: "somebody@else.example" });
    await use()
      .db.insert(leads)
      .values(aLead({ email: "another@else.example" }));
    const { id, reference } = await everywhere({ isCustomer: true });
    const given = { stage: "new", owner: ana.email, seenStage: "new", seenOwner: "" };
    expect(await saveStageAndOwner.sign_up(ana, id, given)).toMatchObject({ outcome: "done" });
    for (const address of ["quirin@", erasedContact.email])
      expect(await personFile(ana, address, new Date())).toBeNull();
    const file = await personFile(ana, email.toUpperCase(), new Date());
    if (!file) throw new Error("no file");
    expect([file.signUps, file.drafts, file.leads].map((rows) => rows.length)).toEqual([2, 3, 1]);
    expect(file.signUps.map((row) => row.reference)).toContain(reference);
    const text = JSON.stringify(file);
    for (const part of ["Quirin Zeller", "07700 900555", "Rang Quirin Zeller", "contact_corrected"])
      expect(text).toContain(part);
    for (const part of ["somebody@else.example", "another@else.example", ana.email])
      expect(text).not.toContain(part);
    const exported = (await use().db.select().from(auditEntries)).filter(({ act }) => act === "exported");
    expect(exported).toHaveLength(2);
    expect(exported[0]).toMatchObject({ subject: "person", subjectId: null });
  });
});
