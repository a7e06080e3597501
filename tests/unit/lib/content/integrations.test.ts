import { expect, it } from "vitest";
import { copy } from "@/i18n/copy";
import { franchiseModels } from "@/lib/content/franchise-models";
import {
  accounting,
  bank,
  email,
  hasMarketplace,
  type Integration,
  messaging,
  offeredFirst,
} from "@/lib/content/integrations";
import { landingQuestions, partnerQuestionGroups } from "@/lib/content/questions";
import { type MarketCode, marketCodes, markets } from "@/lib/markets";
import { editions, mainEdition } from "@/lib/markets/editions";

const t = copy(mainEdition("uk"), "integrations");

const items = [...accounting, ...bank, ...messaging, ...email];

it("has the specified entries, with regions and states", () => {
  expect(
    items.map(({ key, region, status }) => {
      const offered = region === "everywhere" ? region : t(`region.${region}`);
      return `${t(`items.${key}.name`)}; ${offered}; ${status}`;
    }),
  ).toEqual([
    "Xero UK; UK; available",
    "QuickBooks UK; UK; available",
    "QuickBooks USA & Canada; USA & Canada; available",
    "FreeAgent; UK; available",
    "UK Open Banking; UK; available",
    "Manual Statement Upload; everywhere; available",
    "WhatsApp; everywhere; available",
    "Slack; everywhere; coming-soon",
    "Microsoft Teams; everywhere; coming-later",
    "Google Workspace inbox; everywhere; available",
    "Microsoft Office 365 inbox; everywhere; available",
    "Email Forwarding; everywhere; available",
  ]);
});

it("features the entry that the specification features, and no other, and leads the UK's page with it", () => {
  expect(editions.filter(hasMarketplace).map(({ code }) => code)).toEqual(["uk"]);
  expect(items.filter((item: Integration) => item.featured).map(({ key }) => key)).toEqual(["xeroUk"]);
});

const first = {
  uk: ["xeroUk", "uk"],
  us: ["quickbooksNorthAmerica", "northAmerica"],
  ca: ["quickbooksNorthAmerica", "northAmerica"],
} satisfies Record<MarketCode, readonly [key: string, region: string]>;

it.each(marketCodes)("%s opens with an entry of its own", (code) => {
  const [key, region] = first[code];
  const ordered = offeredFirst(accounting, mainEdition(code));
  expect(ordered[0]).toMatchObject({ isOffered: true, item: { key } });
  expect(ordered.filter(({ isOffered }) => isOffered).every(({ item }) => item.region === region)).toBe(true);
});

it.each(markets)("$country has an entry of its own for each accounting software that it offers", (market) => {
  const offered = offeredFirst(accounting, market).filter((entry) => entry.isOffered);
  expect(offered.map(({ item }) => item.icon).sort()).toEqual(
    market.software.map((name) => `app-${name}`).sort(),
  );
});

it("has three franchise models, with the subsidy featured", () => {
  expect(franchiseModels.map(({ key, featured }) => [key, featured])).toEqual([
    ["franchisee", false],
    ["subsidy", true],
    ["funded", false],
  ]);
});

it("has sixteen questions for partners in four groups, without duplicates", () => {
  expect(partnerQuestionGroups.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4]);
  expect(new Set(partnerQuestionGroups.flatMap(({ questions }) => questions)).size).toBe(16);
  expect(new Set(landingQuestions).size).toBe(landingQuestions.length);
});
