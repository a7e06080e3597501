import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ShorterNotice } from "@/components/sign-up/review/shorter-notice";
import { mainEdition } from "@/lib/markets/editions";
import { show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";

const notice =
  "You agree to shorter notice than the 10 calendar days of Rule H1 of Payments Canada: 7 days before the first debit, and 3 business days before a change of its amount or date.";

it("in Canada the review says in bold that notice is shorter, and whom to ask about a debit", () => {
  show(<ShorterNotice edition={mainEdition("ca")} site={site} />);
  expect(screen.getByText(notice).tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: site.supportEmail }).getAttribute("href")).toBe(
    `mailto:${site.supportEmail}`,
  );
});

it.each(["uk", "us"] as const)("in %s it says nothing", (code) => {
  show(<ShorterNotice edition={mainEdition(code)} site={site} />);
  expect(screen.queryByText(/shorter notice/)).toBeNull();
});
