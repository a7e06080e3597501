import { beforeEach, expect, it, vi } from "vitest";
import { GET as downloadAgreement } from "@/app/payment-success/agreement.pdf/route";
import { openHere } from "@/app/payment-success/open/actions";
import { issueConfirmationLink, openByLink } from "@/db/queries/confirmations";
import { confirmationFile, confirmationPath, openingAddress } from "@/lib/routing/addresses";
import { drawAgreement } from "@/server/confirmation/agreement-paper";
import { openConfirmationState } from "@/server/confirmation/mailed-link";
import { viewPayment } from "@/server/confirmation/view";
import { rateLimit } from "@/server/http/limits";
import { newToken } from "@/server/token";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { redirectOf } from "@/tests/support/sign-up/tab";
import { buy } from "./bought";

vi.mock("@/db/queries/confirmations", async (original) => {
  const queries = await original<typeof import("@/db/queries/confirmations")>();
  return { ...queries, openByLink: vi.fn(queries.openByLink) };
});
vi.mock("@/server/confirmation/agreement-paper", async (original) => {
  const paper = await original<typeof import("@/server/confirmation/agreement-paper")>();
  return { drawAgreement: vi.fn(paper.drawAgreement) };
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

  it("says how long to wait after ten downloads of the agreement in an hour, of which failed ones do not count", async () => {
    const { submission, ids } = await buy(use());
    for (let n = 0; n < 9; n += 1) await rateLimit("draw_agreement", [submission.id]);
    const file = `http://localhost:3000${confirmationFile("agreement.pdf", ids.submissionId, ids.requestId)}`;
    const download = async () => {
      const { status, headers } = await downloadAgreement(new Request(file));
      return [status, headers.get("location")];
    };
    const page = confirmationPath(ids.submissionId, ids.requestId);
    vi.mocked(drawAgreement).mockRejectedValueOnce(new Error("not drawn"));
    expect(await download()).toEqual([303, `${page}&file=failed`]);
    expect(await download()).toEqual([200, null]);
    expect(await download()).toEqual([303, `${page}&wait=60`]);
  });
});
