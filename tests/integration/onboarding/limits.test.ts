import { expect, it, vi } from "vitest";
import { drafts } from "@/db/schema";
import { beginSignUp, saveStep } from "@/lib/server/onboarding/drafts";
import { describeOnBothDatabases } from "../database";
import { newBrowser } from "./visitor";

vi.mock("next/headers", () => import("./visitor"));
process.env.TRUSTED_PROXIES = "1";

const from = (address: string) => ({ "x-forwarded-for": `${address}, 127.0.0.1` });
const choosePlan = () =>
  saveStep(
    {
      step: "plan",
      shownIn: "uk",
      answer: () => ({ plan: { planType: "starter", hasRollover: false } }),
    },
    { language: null, trapFilled: false },
  );

describeOnBothDatabases("an address from which sign-ups are begun without end", (use) => {
  it("is asked to wait, while a sign-up under way goes on and other addresses begin theirs", async () => {
    const underWay = newBrowser(from("203.0.113.7"));
    await beginSignUp({ market: "uk", original: "uk", method: "manual" });
    for (let n = 1; n < 40; n += 1) {
      newBrowser(from("203.0.113.7"));
      await beginSignUp({ market: "uk", original: "uk", method: "manual" });
    }
    newBrowser(from("203.0.113.7"));
    await beginSignUp({ market: "uk", original: "uk", method: "manual" });
    expect(await choosePlan()).toEqual({ outcome: "limited", minutes: 60 });
    expect(await use().db.$count(drafts)).toBe(40);
    underWay();
    expect(await choosePlan()).toMatchObject({ outcome: "saved" });
    newBrowser(from("203.0.113.8"));
    expect(await choosePlan()).toMatchObject({ outcome: "saved" });
  });
});
