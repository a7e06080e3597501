import { expect, it } from "vitest";
import * as z from "zod/mini";
import { addressWith, readQuery } from "@/lib/routing/query";

const rules = {
  stage: z.enum(["new", "won"]),
  period: z._default(z.enum(["7d", "30d"]), "30d"),
  row: z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
};

it("reads each parameter by its rule", () => {
  expect(readQuery(rules, { stage: "won", period: "7d", row: "12", other: "x" })).toEqual({
    stage: "won",
    period: "7d",
    row: 12,
    ignored: [],
  });
});

it.each([undefined, "", "lost", ["won", "won"]])("takes the default, or nothing, in place of %j", (sent) => {
  const isSent = sent !== undefined && sent !== "";
  expect(readQuery(rules, { stage: sent, period: sent })).toEqual({
    stage: null,
    period: "30d",
    row: null,
    ignored: isSent ? ["stage", "period"] : [],
  });
});

it("writes an address with the parameters that have a value", () => {
  expect(addressWith("/console/leads", { stage: "won", market: null })).toBe("/console/leads?stage=won");
  expect(addressWith("/console/leads", { stage: null, market: undefined })).toBe("/console/leads");
  expect(addressWith("/console/leads", { a: 3, b: "1 & 2" })).toBe("/console/leads?a=3&b=1+%26+2");
});
