import { createServer } from "node:http";
import { expect, it, vi } from "vitest";
import { askProvider } from "@/server/console/sign-up/provider";
import { closeGracefully } from "@/server/shutdown";
import { ana } from "@/tests/support/console/operators";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { press, signUp } from "@/tests/support/payments/sign-up";

vi.mock("@/server/database", async (original) => ({
  ...(await original<object>()),
  closeDatabase: async () => undefined, // The test reads what was stored.
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const goCardless = fakeGoCardless();

describeOnDatabase("a shutdown", (use) => {
  const records = recordsOf(use);

  it("waits for the answer of a provider that an operator's page did not wait for", async () => {
    const { submission } = await signUp(use().db);
    await press(submission);
    await goCardless.approve(await records.requestOf(submission.id));
    await goCardless.fault({ kind: "slow", ms: 2_500, method: "GET", path: "/billing_requests*" });
    const pressOn = { signUpId: submission.id, pressId: crypto.randomUUID() };
    expect(await askProvider(ana, pressOn)).toEqual({ outcome: "late" });
    const server = createServer().listen(0, "127.0.0.1");
    closeGracefully(server);
    await new Promise((done) => server.close(done));
    expect((await records.submission(submission.id)).paymentStatus).toBe("confirmed");
  });
});
