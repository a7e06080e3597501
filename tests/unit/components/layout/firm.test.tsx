import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FlowShell } from "@/components/layout/flow-shell";
import { Footer } from "@/components/layout/footer";
import { defaultEdition, mainEdition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";
import { show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";

const company = { ...site, companyNumber: "SC123456", registeredIn: "Scotland" };
const shells = {
  "a marketing page": (of: Site) => <Footer pageLink={{ page: "home", edition: defaultEdition }} site={of} />,
  "the sign-up": (of: Site) => <FlowShell site={of}>{null}</FlowShell>,
};

it.each(Object.entries(shells))(
  "%s names the company, its number, where it is registered, and its office",
  (_, shell) => {
    show(shell(company));
    for (const line of [
      "Jack Bookkeeping Ltd",
      "Registered in Scotland, company number SC123456",
      "Registered office: 1 Example Street, London, EC1A 1AA, United Kingdom",
    ])
      expect(screen.getByText(line)).toBeDefined();
  },
);

it.each(Object.entries(shells))("%s links to the accessibility statement", (_, shell) => {
  show(shell(site));
  const link = screen.getByRole("link", { name: "Accessibility" });
  expect(link.getAttribute("href")).toBe("/accessibility");
});

it.each(Object.entries(shells))("%s claims no registration for a firm without a number", (_, shell) => {
  show(shell(site));
  expect(screen.getByText("1 Example Street, London, EC1A 1AA, United Kingdom")).toBeDefined();
  expect(screen.queryByText(/[Rr]egistered/)).toBeNull();
});

it.each([
  ["uk", "pounds"],
  ["us", "US dollars"],
  ["ca", "Canadian dollars"],
] as const)("the footer names the country and the currency of the prices in %s", (code, prices) => {
  show(<Footer pageLink={{ page: "home", edition: mainEdition(code) }} site={site} />);
  expect(screen.getByText(new RegExp(`, prices in ${prices}$`))).toBeDefined();
});
