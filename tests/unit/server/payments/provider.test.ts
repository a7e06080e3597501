import { expect, it } from "vitest";
import { sources } from "@/tests/support/sources";

/** The files that may name the debit provider: its folder, what chooses it, its settings, and the specification's names. */
const mayName =
  /^server\/(gocardless\/|payments\/provider\.ts|settings\/(table|provider)\.ts)|^lib\/routing\/addresses\.ts$|^desk\/settings\/in-force\.ts$/;

const product = [
  "app",
  "components",
  "db/client",
  "db/queries",
  "db/schema",
  "desk",
  "early-script",
  "lib",
  "server",
];

it("only its own folder, its settings and the choice of it know the debit provider", () => {
  const naming = sources(product).filter(({ file, text }) => {
    return !mayName.test(file) && /gocardless|billing.?request|redirect.?flow/i.test(text);
  });
  expect(naming.map(({ file }) => file)).toEqual([]);
});

it("only the choice of the debit provider imports its folder", () => {
  const importing = sources([...product, "i18n", "scripts"]).filter(({ file, text }) => {
    return !file.startsWith("server/gocardless/") && text.includes("server/gocardless");
  });
  expect(importing.map(({ file }) => file)).toEqual(["server/payments/provider.ts"]);
});
