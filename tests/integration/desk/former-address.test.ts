import { expect, it } from "vitest";
import { attemptsOf } from "@/db/queries/attempts";
import { correctContact } from "@/desk/sign-ups/one/correct";
import { viewPayment } from "@/server/confirmation/view";
import { sweep } from "@/server/payments/sweep";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { ana } from "@/tests/support/desk/operators";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { follow, leftAtTheBank } from "@/tests/support/payments/left-at-the-bank";
import { payer, press as pressButton } from "@/tests/support/sandbox";

process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";
fakeGoCardless();

const typed = { contactName: "Harriet Fenwick", contactEmail: "harriet@fenwick.example", contactPhone: "" };

describeOnDatabase("a browser that a link to the contact's address let in", (use) => {
  const letIn = async () => {
    const { submission, key } = await leftAtTheBank(use().db);
    newBrowser();
    const page = await follow(key);
    const requestId = (await attemptsOf(use().db, submission.id))[0]?.requestId ?? "";
    const maySetUp = async () =>
      (await viewPayment({ submissionId: submission.id, requestId }, new Date())).maySetUp;
    return { submission, page, maySetUp };
  };

  it("is let in no more once the firm corrects the address, and its payment page is closed", async () => {
    const { submission, page, maySetUp } = await letIn();
    expect(await maySetUp()).toBe(true);
    const corrected = { seen: typed, typed: { ...typed, contactEmail: "harriet@hale.example" } };
    await correctContact(ana, submission.id, corrected);
    expect(await maySetUp()).toBe(false);
    await sweep();
    await expect(pressButton(page, "approve", payer)).rejects.toThrow("This request is cancelled");
  });

  it("stays let in when the firm corrects the name alone", async () => {
    const { submission, maySetUp } = await letIn();
    await correctContact(ana, submission.id, { seen: typed, typed: { ...typed, contactName: "H Fenwick" } });
    expect(await maySetUp()).toBe(true);
  });
});
