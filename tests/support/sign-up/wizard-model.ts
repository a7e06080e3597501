import fc from "fast-check";
import { type MarketCode, market, marketCodes, markets, type Software } from "@/lib/markets";
import { marketRules } from "@/lib/markets/rules";
import { sampleBusinesses } from "@/lib/markets/samples";
import type { PlanAnswer } from "@/lib/sign-up/plan";
import { tidyBusinessNumber } from "@/lib/sign-up/rules/business-number";
import type { WizardStep } from "@/lib/sign-up/steps";

/** An action of a person in the wizard, in one of two tabs. */
export type Act = { tab: 0 | 1 } & (
  | { does: "begin"; currencyOf: MarketCode }
  | { does: "open"; step: WizardStep; at: MarketCode }
  | { does: "reload" | "exit" }
  | { does: "choosePlan"; plan: PlanAnswer }
  | { does: "switchCurrency"; to: MarketCode }
  | { does: "decideRollover"; wanted: boolean }
  | { does: "nameBusiness"; number: string }
  | { does: "giveContact"; software: Software }
  | { does: "pay"; accepts: boolean }
);

const tab = fc.constantFrom(0, 1) as fc.Arbitrary<0 | 1>;
const code = fc.constantFrom(...marketCodes);
const step = fc.constantFrom<WizardStep>("plan", "rollover", "business", "contact", "review");
const plan = fc.constantFrom<PlanAnswer>(
  { planType: "starter", hasRollover: false },
  { planType: "professional", hasRollover: true },
  { planType: "multi_entity", hasRollover: false },
);
const number = fc.constantFrom(
  ...Object.values(sampleBusinesses).map((business) => business.number),
  "none of ours",
);
const software = fc.constantFrom(...new Set(markets.flatMap((market): Software[] => [...market.software])));

/** Forward steps more often than others, so that walks reach the review. */
export const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ tab, does: fc.constant("choosePlan"), plan }) },
  { weight: 4, arbitrary: fc.record({ tab, does: fc.constant("decideRollover"), wanted: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ tab, does: fc.constant("nameBusiness"), number }) },
  { weight: 5, arbitrary: fc.record({ tab, does: fc.constant("giveContact"), software }) },
  { weight: 5, arbitrary: fc.record({ tab, does: fc.constant("open"), step, at: code }) },
  { weight: 5, arbitrary: fc.record({ tab, does: fc.constant("pay"), accepts: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ tab, does: fc.constant("begin"), currencyOf: code }) },
  { weight: 1, arbitrary: fc.record({ tab, does: fc.constant("switchCurrency"), to: code }) },
  { weight: 2, arbitrary: fc.record({ tab, does: fc.constantFrom("reload", "exit") }) },
) as fc.Arbitrary<Act>;

/** Acts that answer every step and end at the review. */
export const straight: readonly Act[] = [
  { tab: 0, does: "choosePlan", plan: { planType: "starter", hasRollover: false } },
  { tab: 0, does: "decideRollover", wanted: true },
  { tab: 0, does: "nameBusiness", number: "12345678" },
  { tab: 0, does: "giveContact", software: "xero" },
  { tab: 0, does: "open", step: "review", at: "uk" },
  { tab: 0, does: "pay", accepts: true },
];

/** Acts that submit a review after the other tab has saved another answer. */
export const overtaken: readonly Act[] = [
  ...straight,
  { tab: 1, does: "open", step: "business", at: "uk" },
  { tab: 1, does: "nameBusiness", number: "12345678" },
  { tab: 0, does: "pay", accepts: true },
];

/** Acts of a visitor who goes to Canada and back: the software that is not sold there is asked for again. */
export const movedAndBack: readonly Act[] = [
  ...straight.slice(0, -1),
  { tab: 0, does: "switchCurrency", to: "ca" },
  { tab: 0, does: "switchCurrency", to: "uk" },
  { tab: 0, does: "open", step: "business", at: "uk" },
  { tab: 0, does: "nameBusiness", number: "12345678" },
];

/** The model: what the wizard must have saved. */
export type Known = {
  market: MarketCode;
  plan: PlanAnswer | null;
  rolloverDecided: boolean;
  number: string | null;
  software: string | null;
  /** The number of saves. */
  saves: number;
};

const nothingKnown = (at: MarketCode): Known => ({
  market: at,
  plan: null,
  rolloverDecided: false,
  number: null,
  software: null,
  saves: 0,
});

const fits = (number: string, at: MarketCode) => marketRules(at).businessNumber.pattern.test(number);
const offered = (software: string, at: MarketCode) => market(at).software.some((name) => name === software);

/** The step that a visitor who continues is on. */
export function nextStep({ market: at, plan: chosen, rolloverDecided, number, software }: Known): WizardStep {
  if (!chosen) return "plan";
  if (chosen.planType === "multi_entity" || !rolloverDecided) return "rollover";
  if (number === null || !fits(number, at)) return "business";
  return software !== null && offered(software, at) ? "review" : "contact";
}

const steps: readonly WizardStep[] = ["plan", "rollover", "business", "contact", "review"];

export const mayBeAt = (wanted: WizardStep, known: Known) =>
  steps.indexOf(wanted) <= steps.indexOf(nextStep(known));

/** Changes the market: answers that do not fit its country are dropped, so they are asked again. */
function movedTo(to: MarketCode, known: Known): Known {
  const { number, software } = known;
  return {
    ...known,
    market: to,
    number: number !== null && to !== known.market ? "" : number,
    software: software === null ? null : offered(software, to) ? software : "",
  };
}

/** What a tab shows: a step in a market, with the plan and the version of the draft when it was rendered. */
export type TabState = { step: WizardStep; at: MarketCode; plan: PlanAnswer; version: number };

export const first: TabState = {
  step: "plan",
  at: "uk",
  plan: { planType: "starter", hasRollover: false },
  version: 0,
};

/** Acts that save nothing in a tab of another market than the sign-up's. */
const savesStep: ReadonlySet<Act["does"]> = new Set([
  "choosePlan",
  "decideRollover",
  "nameBusiness",
  "giveContact",
]);

/** What must be saved after an act, and the plan that it submits, if any. */
export function expected(act: Act, known: Known | null, shown: TabState): [Known | null, PlanAnswer | null] {
  const held = known ?? nothingKnown(shown.at);
  const saved = (change: Partial<Known>): [Known, null] => [
    { ...held, ...change, saves: held.saves + 1 },
    null,
  ];
  const unchanged: [Known | null, null] = [known, null];
  if (savesStep.has(act.does) && held.market !== shown.at) return unchanged;
  switch (act.does) {
    case "begin":
      if (known?.market === act.currencyOf) return unchanged;
      return known ? saved(movedTo(act.currencyOf, held)) : saved({ market: act.currencyOf });
    case "choosePlan":
      return saved({ plan: act.plan });
    case "switchCurrency":
      return saved(movedTo(act.to, { ...held, plan: shown.plan }));
    case "decideRollover": {
      if (!mayBeAt("rollover", held) || !held.plan) return unchanged;
      const offered = [held.plan, shown.plan].every(({ planType }) => planType !== "multi_entity");
      return saved({ plan: { ...held.plan, hasRollover: act.wanted && offered }, rolloverDecided: true });
    }
    case "nameBusiness": {
      const number = tidyBusinessNumber(act.number, shown.at);
      return fits(number, shown.at) && mayBeAt("business", held) ? saved({ number }) : unchanged;
    }
    case "giveContact":
      return offered(act.software, shown.at) && mayBeAt("contact", held)
        ? saved({ software: act.software })
        : unchanged;
    case "pay":
      return paying(act.accepts, known, shown);
    default:
      return unchanged;
  }
}

/** A review is submitted only if it shows what is saved; otherwise it is shown again. */
function paying(accepts: boolean, known: Known | null, shown: TabState): [Known | null, PlanAnswer | null] {
  const sells = accepts && known !== null && nextStep(known) === "review" && shown.version === known.saves;
  return [known, sells ? known.plan : null];
}
