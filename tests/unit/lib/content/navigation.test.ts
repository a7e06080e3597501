import { describe, expect, it } from "vitest";
import { anchorFrom, homeOf, inMarket, mainLinks, pageFrom, signUpFrom } from "@/lib/content/navigation";

const demo = "https://demo.example";
const hrefs = (place: Parameters<typeof mainLinks>[0]) => mainLinks(place, demo).map(({ href }) => href);

describe("the header's links", () => {
  it("scroll on a country's home page", () => {
    expect(hrefs({ market: "us", page: "home" })).toEqual([
      "#how-it-works",
      "#pricing",
      "/us/integrations",
      "#faq",
      demo,
    ]);
  });

  it("link to the country's home page from any other page", () => {
    expect(hrefs({ market: "ca", page: "banks" })).toEqual([
      "/ca#how-it-works",
      "/ca#pricing",
      "/ca/integrations",
      "/ca#faq",
      demo,
    ]);
  });

  it("link through the index page when no country is known", () => {
    expect(hrefs({ market: null, page: "terms" })).toEqual([
      "/#how-it-works",
      "/#pricing",
      "/integrations",
      "/#faq",
      demo,
    ]);
  });

  it("omit a link that the operator left empty", () => {
    expect(mainLinks({ market: "uk", page: "home" }, "").map(({ key }) => key)).not.toContain("demo");
  });
});

it("links anchors to the market's home page from every page but a home page", () => {
  expect(anchorFrom({ market: "uk", page: "home" }, "faq")).toBe("#faq");
  expect(anchorFrom({ market: null, page: "home" }, "faq")).toBe("#faq");
  expect(anchorFrom({ market: "uk", page: "banks" }, "faq")).toBe("/uk#faq");
  expect(anchorFrom({ market: null, page: null }, "faq")).toBe("/#faq");
});

it("keeps the page when the country changes, or links home from a page without markets", () => {
  expect(inMarket({ market: "uk", page: "franchises" }, "ca")).toBe("/ca/franchises");
  expect(inMarket({ market: null, page: "privacy" }, "ca")).toBe("/ca");
  expect(inMarket({ market: null, page: null }, "us")).toBe("/us");
});

it("recognises home page, inner pages and sign-up by path", () => {
  expect(homeOf({ market: "us", page: "banks" })).toBe("/us");
  expect(homeOf({ market: null, page: "terms" })).toBe("/");
  expect(pageFrom({ market: null, page: null }, "accountants")).toBe("/accountants");
  expect(signUpFrom({ market: "ca", page: "home" })).toBe("/ca/get-started");
  expect(signUpFrom({ market: null, page: null })).toBe("/get-started");
});
