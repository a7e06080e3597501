import { expect, it, vi } from "vitest";
import { savePlan, saveRollover } from "@/app/[market]/get-started/actions";
import { drafts } from "@/db/schema";
import { mainEdition } from "@/lib/markets/editions";
import { formFromPlan } from "@/lib/sign-up/fields";
import { draftDays } from "@/lib/sign-up/retention";
import { openStep } from "@/server/sign-up/open-step";
import { describeOnDatabase } from "@/tests/support/database/database";
import { post, redirectOf } from "@/tests/support/sign-up/tab";
import { newBrowser } from "@/tests/support/sign-up/visitor";

vi.mock("next/headers", () => import("@/tests/support/sign-up/visitor"));
// As Next resolves it for the server.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const jack250 = formFromPlan({ planType: "starter", hasRollover: false });
const arrival = { returnsToReview: false, explains: false, lost: null, begun: false } as const;
const inDollars = { edition: mainEdition("uk"), query: "currency=USD" };

describeOnDatabase("a sign-up from the landing page's form", (use) => {
  const stored = () =>
    use()
      .db.select({
        market: drafts.market,
        original: drafts.originalCurrency,
        how: drafts.geoDetectionMethod,
        chosenAt: drafts.currencyOverrideAt,
      })
      .from(drafts);

  it("stores the page's currency as the original one, and when another was chosen", async () => {
    newBrowser();
    await post(savePlan, "us", { ...jack250, from: "uk" });
    expect(await stored()).toEqual([
      { market: "us", original: "GBP", how: "manual", chosenAt: expect.any(Date) },
    ]);
  });

  it("has nothing overridden in the page's own currency, or when it is chosen again in step 1", async () => {
    newBrowser();
    await post(savePlan, "us", jack250);
    newBrowser();
    await post(savePlan, "us", { ...jack250, from: "uk", intent: "currency.uk" });
    expect(await stored()).toEqual([
      { market: "us", original: "USD", how: "manual", chosenAt: null },
      { market: "uk", original: "GBP", how: "manual", chosenAt: null },
    ]);
  });

  it("leads a visitor who has begun in another currency to the start screen, and changes nothing", async () => {
    newBrowser();
    await post(savePlan, "ca", jack250);
    const open = (start: typeof inDollars | null) =>
      redirectOf(() => openStep(mainEdition("us"), "plan", { ...arrival, start }));
    expect(await open(inDollars)).toBe("/uk/get-started?currency=USD");
    expect(await open(null)).toBe("/ca/get-started/plan?asked=us");
    expect(await stored()).toMatchObject([{ market: "ca" }]);
  });
});

describeOnDatabase("F60: answers that are gone", (use) => {
  const sentAfter = (days: number) =>
    post(saveRollover, "uk", { ...jack250, opened: String(Date.now() - days * 86_400_000) });

  it("were deleted if the page is older than they are kept, else the browser lost the cookie", async () => {
    newBrowser();
    expect(await sentAfter(0)).toBe("/uk/get-started/plan?lost=cookie");
    expect(await sentAfter(draftDays - 0.01)).toBe("/uk/get-started/plan?lost=cookie");
    expect(await sentAfter(draftDays)).toBe("/uk/get-started/plan?lost=expired");
  });

  it("were deleted if the browser still has a key to them", async () => {
    newBrowser();
    expect(await redirectOf(() => openStep(mainEdition("uk"), "contact", arrival))).toBe(
      "/uk/get-started/plan?lost=answers",
    );
    await post(savePlan, "uk", jack250);
    await use().db.delete(drafts);
    expect(await sentAfter(1)).toBe("/uk/get-started/plan?lost=expired");
    expect(await redirectOf(() => openStep(mainEdition("uk"), "contact", arrival))).toBe(
      "/uk/get-started/plan?lost=expired",
    );
  });
});
