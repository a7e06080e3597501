import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { marketPages, neutralAddress } from "@/lib/routing/addresses";

// Next reads the list without running the file, so it has to be a literal there.
const middleware = readFileSync("middleware.ts", "utf8");

it.each(marketPages.map(neutralAddress))("the middleware is asked for %s", (address) => {
  expect(middleware.slice(middleware.indexOf("matcher: ["))).toContain(`    "${address}",\n`);
});
