import { afterEach, describe, expect, it, vi } from "vitest";
import { businessAnswer } from "@/lib/sign-up/business";
import { checks } from "@/lib/sign-up/rules/check";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The edition that comes before the page's for a business in this region; undefined: before step 3 is answered. */
async function firstOver(page: string, region?: string): Promise<string | null> {
  const { editionNamed } = await import("@/lib/markets/editions");
  const { frenchFirst } = await import("@/lib/sign-up/french-first");
  const edition = editionNamed(page);
  if (!edition) throw new Error(`There is no edition ${page}`);
  const answers =
    region === undefined ? {} : { business: businessAnswer.parse({ registeredAddress: { region } }) };
  return frenchFirst(edition, answers)?.segment ?? null;
}

describe("the French version comes first", () => {
  it("on Canada's English page, for a business in Quebec or without a known province", async () => {
    for (const region of ["QC", "", undefined, "Québec"]) expect(await firstOver("ca", region)).toBe("ca-fr");
  });

  it.each([
    ["ca", "ON"],
    ["ca", "NB"],
    ["ca-fr", "QC"],
    ["ca-fr", ""],
    ["uk", ""],
    ["us", "NY"],
  ])("not in %s with '%s'", async (page, region) => {
    expect(await firstOver(page, region)).toBeNull();
  });

  it("not while the French edition is not published", async () => {
    vi.stubEnv("EDITIONS_OFF", "ca-fr");
    expect(await firstOver("ca", "QC")).toBeNull();
  });
});

it("asks for the choice of English before the terms, only where the French version comes first", () => {
  const problems = (values: Record<string, string>) => {
    const checked = checks.review(values);
    return checked.ok ? [] : checked.problems.map(({ field }) => field);
  };
  expect(problems({ frenchFirst: "ca-fr" })).toEqual(["englishChosen", "termsAccepted"]);
  expect(problems({ frenchFirst: "ca-fr", termsAccepted: "on" })).toEqual(["englishChosen"]);
  expect(problems({ frenchFirst: "ca-fr", termsAccepted: "on", englishChosen: "on" })).toEqual([]);
  expect(problems({ termsAccepted: "on" })).toEqual([]);
});
