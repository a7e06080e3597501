import { expect, it } from "vitest";
import { sources } from "@/tests/support/sources";

/** What `FormMessages` sends to the browser. */
const sent = ["form", "validation"];

const inBrowser = sources(["app", "components", "desk"]).filter(({ text }) =>
  text.startsWith('"use client"'),
);

it("uses in the browser only the namespaces that are sent there", () => {
  const used = inBrowser.flatMap(({ text }) =>
    [...text.matchAll(/use(?:Translations|Copy)\("(\w+)/g)].map(([, namespace]) => namespace),
  );
  expect(new Set(used)).toEqual(new Set(sent));
});
