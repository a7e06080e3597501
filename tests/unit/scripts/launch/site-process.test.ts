import next from "next/package.json";
import { expect, it } from "vitest";

it("is written for this version of Next", () => {
  const advice =
    "Next has another version. Compare the server.js that `output: 'standalone'` writes with scripts/launch/site-process.mjs, then change this version.";
  expect(next.version, advice).toBe("16.4.6");
});
