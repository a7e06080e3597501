import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Questions, ShorterNotice } from "@/components/sign-up/review/shorter-notice";
import { schemes } from "@/lib/dates/schemes";
import { markets } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import { show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";

const notice =
  "You agree to notice of 7 days instead of 10 before the first debit, and of 3 business days before a change of its amount or date.";

it("in Canada the review says in bold that notice is shorter, and whom to ask about a debit", () => {
  show(
    <>
      <ShorterNotice edition={mainEdition("ca")} />
      <Questions edition={mainEdition("ca")} site={site} />
    </>,
  );
  expect(screen.getByText(notice).tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: site.supportEmail }).getAttribute("href")).toBe(
    `mailto:${site.supportEmail}`,
  );
});

const others = markets.filter(({ scheme }) => schemes[scheme].usualNoticeDays === null);

it.each(others)("in $country it says nothing", ({ code }) => {
  const { container } = show(
    <>
      <ShorterNotice edition={mainEdition(code)} />
      <Questions edition={mainEdition(code)} site={site} />
    </>,
  );
  expect(container.querySelector("strong, li")).toBeNull();
});
