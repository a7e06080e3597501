import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ClaimsStrip } from "@/components/marketing/sections/claims-strip";
import { mainEdition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";
import { show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";

const linksOf = (evidence: Partial<Site>) => {
  show(<ClaimsStrip edition={mainEdition("uk")} site={{ ...site, ...evidence }} landing />);
  return within(screen.getByRole("region")).getAllByRole("link");
};

it("is one stop for the keyboard, and one more for each claim with evidence of its own", () => {
  expect(linksOf({}).map(({ textContent }) => textContent)).toEqual(["What each of these means"]);
  document.body.replaceChildren();
  expect(linksOf({ soc2EvidenceUrl: "https://evidence.example/soc2" })).toHaveLength(2);
});
