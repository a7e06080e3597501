// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers(); // The retries of a failed lookup must not go on in the next test.
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
  document.body.innerHTML = `<a href="/us" data-market="us" data-iso="US" data-country="United States"
    data-country-code="USA" data-currency="USD" data-cities="New_York|Chicago">United States</a>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function throwTheTimeZone(): void {
  vi.stubGlobal("Temporal", undefined);
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
    throw new RangeError("Unsupported time zone specified undefined");
  });
}

it("is an error where the lookup fails and the browser throws instead of naming its time zone", async () => {
  throwTheTimeZone();
  const { detectMarket } = await import("@/early-script/market-detection");
  await detectMarket();
  expect(document.documentElement.dataset.geo).toBe("error");
  expect(document.documentElement.dataset.detected).toBe("uk");
});

it("accepts the lookup's answer although the browser throws instead of naming its time zone", async () => {
  throwTheTimeZone();
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(Response.json({ country_code: "US", timezone: null })));
  const { detectMarket } = await import("@/early-script/market-detection");
  await detectMarket();
  expect(document.documentElement.dataset.geo).toBe("detected");
  expect(document.documentElement.dataset.detected).toBe("us");
});

it("keeps the edition of a chosen link in a cookie that a browser also stores on http://localhost", async () => {
  document.querySelector("a")?.setAttribute("href", "/us-es/banks");
  const { keepChoice } = await import("@/early-script/market-detection");
  keepChoice();
  document.querySelector("a")?.addEventListener("click", (event) => event.preventDefault());
  document.querySelector("a")?.click();
  expect(location.protocol).toBe("http:");
  expect(document.cookie).toBe("market=us-es");
  expect(JSON.parse(localStorage.getItem("geo-preference") ?? "")).toMatchObject({ countryCode: "USA" });
});
