import { expect } from "vitest";
import {
  saveBusiness,
  saveContact,
  savePlan,
  saveRollover,
  startSignUp,
} from "@/app/[market]/get-started/actions";
import { submitReview } from "@/app/[market]/get-started/submit-action";
import { freshState, type StepAction } from "@/components/sign-up/form/form-state";
import type { MarketCode } from "@/lib/markets";
import { defaultEdition, editionNamed, mainEdition } from "@/lib/markets/editions";
import { sampleBusinesses } from "@/lib/markets/samples";
import { formFromPlan } from "@/lib/sign-up/fields";
import type { FormValues } from "@/lib/sign-up/form";
import { reviewedChoice } from "@/lib/sign-up/review";
import { isWizardStep } from "@/lib/sign-up/steps";
import { termsVersion } from "@/server/legal/texts";
import { openStep } from "@/server/sign-up/open-step";
import { type Act, first, type TabState } from "./wizard-model";

/** Sends the form of a tab; returns the address to which it redirects, or null if the form is shown again. */
export async function send(act: Act, shown: TabState): Promise<string | null> {
  switch (act.does) {
    case "begin":
      return redirectOf(() => startSignUp(freshState({}), form(shown.at, { market: act.currencyOf })));
    case "open":
      return `/${act.at}/get-started/${act.step}`;
    case "choosePlan":
      return post(savePlan, shown.at, formFromPlan(act.plan));
    case "switchCurrency":
      return post(savePlan, shown.at, { ...formFromPlan(shown.plan), intent: `currency.${act.to}` });
    case "decideRollover":
      return post(saveRollover, shown.at, formFromPlan({ ...shown.plan, hasRollover: act.wanted }));
    case "nameBusiness":
      return post(saveBusiness, shown.at, {
        businessName: "Harbour Bakery",
        companiesHouseNumber: act.number,
        "registeredAddress.region": sampleBusinesses[shown.at].address.region,
      });
    case "giveContact":
      return post(saveContact, shown.at, {
        contactName: "Rosa Marsh",
        contactEmail: "rosa@harbour.example",
        accountingSoftware: act.software,
      });
    case "pay":
      return post(submitReview, shown.at, {
        ...formFromPlan(shown.plan),
        version: String(shown.version),
        choice: reviewedChoice(shown.at, shown.plan),
        terms: termsVersion(mainEdition(shown.at)),
        ...(act.accepts ? { termsAccepted: "on" } : {}),
      });
    default:
      return null;
  }
}

export function post(action: StepAction, at: MarketCode, values: FormValues): Promise<string | null> {
  return redirectOf(async () => {
    const { problems, notice } = await action(freshState({}), form(at, values));
    // Without a sign-up, a form with text fields is shown again with the reason.
    if (notice) expect(notice.title).toBe("This sign-up is not open here any more");
    else expect(problems).not.toEqual([]);
  });
}

export function form(at: MarketCode, values: FormValues): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ edition: at, ...values })) data.set(name, value);
  return data;
}

export async function redirectOf(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    const [kind, , address] = String((error as { digest?: unknown }).digest).split(";");
    if (kind !== "NEXT_REDIRECT" || !address) throw error;
    return address;
  }
}

export const addressOf = ({ at, step }: TabState) => `/${at}/get-started/${step}`;

/** Follows redirects and returns what the tab then shows: the same as before if they lead to another site. */
export async function land(address: string, before: TabState): Promise<TabState> {
  const [, segment, , step = ""] = new URL(address, "http://site").pathname.split("/");
  if (!address.startsWith("/") || !isWizardStep(step)) return before;
  const arrival = { returnsToReview: false, explains: false, lost: null, begun: false } as const;
  let drawn: TabState | null = null;
  const next = await redirectOf(async () => {
    const wizard = await openStep(editionNamed(segment) ?? defaultEdition, step, arrival);
    if (!wizard) throw new Error("the answers could not be reached");
    const plan = wizard.answers.plan ?? first.plan;
    drawn = { step, at: wizard.edition.code, plan, version: wizard.version };
  });
  return next === null ? (drawn ?? before) : land(next, before);
}
