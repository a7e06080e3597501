import fc from "fast-check";
import { expect, it } from "vitest";
import { words } from "@/i18n/words";
import { markets } from "@/lib/markets";
import { checks } from "@/lib/sign-up/rules/check";
import { limits } from "@/lib/sign-up/rules/limits";

it("announces as many problems as the summary lists, however many there are", () => {
  fc.assert(
    fc.property(fc.nat(limits.directors), fc.constantFrom(...markets), (rows, market) => {
      const directors = Array.from({ length: rows }, (_, i) => [`directors.${i}.name`, "n".repeat(101)]);
      const known = { businessName: "Harbour Bakery", ...Object.fromEntries(directors) };
      const checked = checks.business(known, market.code);
      const listed = checked.ok ? 0 : checked.problems.length;
      expect(words(market.locale, "form")("problems", { count: listed })).toBe(
        listed === 1 ? "One thing needs your attention" : `${listed} things need your attention`,
      );
    }),
  );
});
