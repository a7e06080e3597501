import { expect, it, vi } from "vitest";
import { savePlan } from "@/app/[market]/get-started/actions";
import { submitReview } from "@/app/[market]/get-started/submit-action";
import { freshState, type StepAction } from "@/components/flow/form-state";
import { drafts, submissions } from "@/db/schema";
import { allow } from "@/lib/server/limits";
import { currentDraft } from "@/lib/server/onboarding/drafts";
import { describeOnBothDatabases } from "../database";
import { form, leadsTo, send } from "./tab";
import { newBrowser } from "./visitor";
import { first, straight } from "./wizard-model";

vi.mock("next/headers", () => import("./visitor"));
// As Next resolves it for the server.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
process.env.TRUSTED_PROXIES = "1";

const from = (address: string) => newBrowser({ "x-forwarded-for": `${address}, 127.0.0.1` });
const begin = () => send({ tab: 0, does: "begin", currencyOf: "uk" }, first);

/** What a form is answered that leads nowhere. */
async function told(action: StepAction, values: Record<string, string>) {
  let notice: Awaited<ReturnType<StepAction>>["notice"] = null;
  await leadsTo(async () => {
    notice = (await action(freshState(values), form("uk", values))).notice;
  });
  return notice;
}

const pleaseWait = {
  title: "Please wait a little",
  text: "This was done very often just now. Nothing is lost: try again in 60 minutes.",
};

describeOnBothDatabases("F20: an address that is asked to wait", (use) => {
  it("begins forty sign-ups an hour, while one under way goes on and others begin theirs", async () => {
    const underWay = from("203.0.113.7");
    await begin();
    for (let n = 1; n <= 40; n += 1) {
      from("203.0.113.7");
      await begin();
    }
    expect(await use().db.$count(drafts)).toBe(40);
    expect(await told(savePlan, { planType: "starter" })).toEqual(pleaseWait);
    expect(await told(savePlan, { planType: "starter", intent: "currency.us" })).toEqual(pleaseWait);
    underWay();
    expect(await told(savePlan, { planType: "starter" })).toBeNull();
    from("203.0.113.8");
    expect(await told(savePlan, { planType: "starter" })).toBeNull();
    expect(await use().db.$count(drafts)).toBe(41);
  });

  it("sets up payment thirty times an hour, and its answers stay", async () => {
    from("203.0.113.9");
    for (const act of straight.slice(0, -1)) await send(act, first);
    for (let n = 0; n < 30; n += 1) await allow("set_up_payment");
    const draft = await currentDraft();
    const review = { planType: "starter", "rollover.starter": "on", termsAccepted: "on" };
    expect(await told(submitReview, { ...review, version: String(draft?.version) })).toEqual(pleaseWait);
    expect(await use().db.$count(submissions)).toBe(0);
    expect(await currentDraft()).toEqual(draft);
  });
});
