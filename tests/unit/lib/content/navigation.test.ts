import { describe, expect, it } from "vitest";
import {
  anchorFrom,
  homeOf,
  inEdition,
  isForBusinesses,
  mainLinks,
  pageFrom,
  signUpFrom,
} from "@/lib/content/navigation";
import { mainEdition } from "@/lib/markets/editions";
import { marketPages } from "@/lib/routing/addresses";

const demo = "https://demo.example";
const hrefs = (place: Parameters<typeof mainLinks>[0]) => mainLinks(place, demo).map(({ href }) => href);

describe("the header's links", () => {
  it("scroll on a country's home page", () => {
    expect(hrefs({ edition: mainEdition("us"), page: "home" })).toEqual([
      "#how-it-works",
      "#pricing",
      "/us/integrations",
      "#faq",
      demo,
    ]);
  });

  it("link to the country's home page from any other page", () => {
    expect(hrefs({ edition: mainEdition("ca"), page: "banks" })).toEqual([
      "/ca#how-it-works",
      "/ca#pricing",
      "/ca/integrations",
      "/ca#faq",
      demo,
    ]);
  });

  it("link through the index page when no country is known", () => {
    expect(hrefs({ edition: null, page: "terms" })).toEqual([
      "/#how-it-works",
      "/#pricing",
      "/integrations",
      "/#faq",
      demo,
    ]);
  });

  it("omit a link that the operator left empty", () => {
    expect(mainLinks({ edition: mainEdition("uk"), page: "home" }, "").map(({ key }) => key)).not.toContain(
      "demo",
    );
  });
});

it("links anchors to the market's home page from every page but a home page", () => {
  expect(anchorFrom({ edition: mainEdition("uk"), page: "home" }, "faq")).toBe("#faq");
  expect(anchorFrom({ edition: null, page: "home" }, "faq")).toBe("#faq");
  expect(anchorFrom({ edition: mainEdition("uk"), page: "banks" }, "faq")).toBe("/uk#faq");
  expect(anchorFrom({ edition: null, page: null }, "faq")).toBe("/#faq");
});

it("keeps the page when the country changes, or links home from a page without markets", () => {
  expect(inEdition({ edition: mainEdition("uk"), page: "franchises" }, mainEdition("ca"))).toBe(
    "/ca/franchises",
  );
  expect(inEdition({ edition: null, page: "privacy" }, mainEdition("ca"))).toBe("/ca");
  expect(inEdition({ edition: null, page: null }, mainEdition("us"))).toBe("/us");
});

it("recognises home page, inner pages and sign-up by path", () => {
  expect(homeOf({ edition: mainEdition("us"), page: "banks" })).toBe("/us");
  expect(homeOf({ edition: null, page: "terms" })).toBe("/");
  expect(pageFrom({ edition: null, page: null }, "accountants")).toBe("/accountants");
  expect(signUpFrom({ edition: mainEdition("ca"), page: "home" })).toBe("/ca/get-started");
  expect(signUpFrom({ edition: null, page: null })).toBe("/get-started");
});

it("has the message to accountants where businesses read", () => {
  const edition = mainEdition("uk");
  expect(marketPages.filter((page) => isForBusinesses({ page, edition }))).toEqual(["home", "integrations"]);
});
