import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { offersRollover, placeOf, plans } from "@/lib/plans";

const [signUp, pricing] = ["sign-up", "pricing"].map((name) =>
  readFileSync(`components/styles/${name}.css`, "utf8"),
);

test.each(plans)("the style sheets have rules for the place of $name", ({ type }) => {
  const place = placeOf(type);
  for (const rule of [
    `main:not(:has([data-place="${place}"]:is(:checked, [type="hidden"]))) [data-plan="${place}"]`,
    `main:has([data-place="${place}"]:checked) [data-not-plan="${place}"]`,
    ...(offersRollover(type)
      ? [
          `main:has([data-rollover-of="${place}"]:checked) [data-plan="${place}"][data-rollover="off"]`,
          `main:not(:has([data-rollover-of="${place}"]:checked)) [data-plan="${place}"][data-rollover="on"]`,
        ]
      : []),
  ])
    expect(signUp).toContain(rule);
  for (const part of [`[data-fits="${place}"]`, `[data-example]:not([data-example="${place}"])`])
    expect(pricing).toContain(`#pricing:has([data-place="${place}"]:checked) ${part}`);
});
