import { expect, it, vi } from "vitest";
import { resume } from "@/app/payment-success/actions";
import { words } from "@/i18n/words";
import { checkedIn } from "@/server/confirmation/checked";
import { viewPayment } from "@/server/confirmation/view";
import { describeOnDatabase } from "@/tests/support/database/database";
import { form, redirectOf } from "@/tests/support/sign-up/tab";
import { newBrowser } from "@/tests/support/sign-up/visitor";

vi.mock("next/headers", () => import("@/tests/support/sign-up/visitor"));
// As Next resolves it for the server.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const ids = { submissionId: "3f2b8c1e-4d5a-4b6c-8d7e-9f0a1b2c3d4e", requestId: "BRQ000TEST" };
const issue = words("en-GB", "payment");
const said = async (named: string) => checkedIn(named, await viewPayment(ids, new Date()))?.shown.error;

describeOnDatabase("F02: a payment page without JavaScript while the database is unavailable", (use) => {
  it.each(["notOpened", "pending", "processing"])("does not call its link invalid (%s)", async (named) => {
    newBrowser({}, { runsScripts: false });
    const opened = Promise.resolve(use());
    const down = Promise.reject(new Error("away"));
    down.catch(() => undefined);
    Object.assign(globalThis, { jackDatabase: down });
    try {
      const press = form("uk", { submissionId: ids.submissionId, requestId: ids.requestId });
      expect(await redirectOf(() => resume(null, press))).toMatch(/&checked=notOpened$/);
      expect(await said(named)).toBe(issue("issue.unavailable"));
    } finally {
      Object.assign(globalThis, { jackDatabase: opened });
    }
    expect(await said(named)).toBe(issue("issue.unknownLink"));
  });
});
