import { beforeEach, expect, it, vi } from "vitest";
import { GET as downloadAgreement } from "@/app/payment-success/agreement.pdf/route";
import { openHere } from "@/app/payment-success/open/actions";
import { issueConfirmationLink, openByLink } from "@/db/queries/confirmations";
import { confirmationFile, confirmationPath, openingAddress } from "@/lib/routing/addresses";
import { openConfirmationState } from "@/server/confirmation/mailed-link";
import { viewPayment } from "@/server/confirmation/view";
import { rateLimit } from "@/server/http/limits";
import { newToken } from "@/server/token";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { redirectOf } from "@/tests/support/sign-up/tab";
import { newBrowser } from "@/tests/support/sign-up/visitor";
import { buy } from "./bought";

vi.mock("next/headers", () => import("@/tests/support/sign-up/visitor"));
// As Next resolves it for the server.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
vi.mock("@/db/queries/confirmations", async (original) => {
  const queries = await original<typeof import("@/db/queries/confirmations")>();
  return { ...queries, openByLink: vi.fn(queries.openByLink) };
});

fakeGoCardless();

function press(key: string): Promise<string | null> {
  const form = new FormData();
  form.set("key", key);
  form.set("token", newToken().token);
  return redirectOf(() => openHere(null, form));
}

const page = async (key: string) =>
  (await openConfirmationState({ submissionId: null, requestId: null }, key, new Date())).page;

describeOnDatabase("a confirmation in trouble", (use) => {
  beforeEach(() => void newBrowser());

  it.each(["before", "after"])(
    "opens in another browser although the answer was lost %s it was stored",
    async (when) => {
      const { submission, ids } = await buy(use());
      newBrowser();
      const { token: key, hash } = newToken();
      await issueConfirmationLink(use().db, submission.id, hash);
      const store = vi.mocked(openByLink).getMockImplementation();
      vi.mocked(openByLink).mockImplementationOnce(async (...of) => {
        if (when === "after") await store?.(...of);
        throw new Error("the connection was lost");
      });
      expect(await press(key)).toBe(`${openingAddress(key)}&failed=1`);
      const address = confirmationPath(ids.submissionId, ids.requestId);
      if (when === "after") expect(await page(key)).toEqual({ state: "redirect", address });
      else expect(await page(key)).toMatchObject({ state: "open" });
      expect(await press(key)).toBe(address);
      expect((await viewPayment(ids, new Date())).thanks?.owner?.reference).toBe(submission.reference);
    },
  );

  it("says how long to wait after ten downloads of the agreement in an hour", async () => {
    const { submission, ids } = await buy(use());
    for (let n = 0; n < 10; n += 1) await rateLimit("draw_agreement", [submission.id]);
    const file = `http://localhost:3000${confirmationFile("agreement.pdf", ids.submissionId, ids.requestId)}`;
    const answer = await downloadAgreement(new Request(file));
    const told = `${confirmationPath(ids.submissionId, ids.requestId)}&wait=60`;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, told]);
  });
});
