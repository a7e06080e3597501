import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { markets } from "@/lib/markets";

const sprite = readFileSync("components/ui/sprite.svg", "utf8");

test.each(markets)("the sprite has the flag of $country", ({ flag }) => {
  expect(sprite).toContain(`id="${flag}"`);
});
