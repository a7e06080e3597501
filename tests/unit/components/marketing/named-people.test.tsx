import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Landing } from "@/components/marketing/landing/landing";
import { shareCopy } from "@/components/seo/copy";
import { ShareCard } from "@/components/seo/share-card";
import { noProof, type Proof } from "@/lib/content/proof";
import { defaultEdition, mainEdition } from "@/lib/markets/editions";
import { packFile } from "@/server/pdf/pack-file";
import { show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";
import { pdfTexts } from "@/tests/support/pdf-text";

const markets = ["uk"] as const;
const proof: Proof = {
  accountants: [
    { name: "Maya Kent", qualification: "ACA", body: "ICAEW", initials: "MK", photo: "maya.jpg", markets },
    { name: "Tom Okafor", qualification: "FCCA", body: "ACCA", initials: "TO", markets },
  ],
  quotes: [
    {
      text: "It just works.",
      name: "Ana Silva",
      business: "Silva Ltd",
      consentDate: "2026-11-01",
      markets,
    },
  ],
};
const { accountants } = proof;

const section = (name: string) => within(screen.getByRole("region", { name }));

it("names the accountants who check, where the firm has named them", () => {
  show(<Landing edition={defaultEdition} site={site} proof={proof} />);
  const signed = "Checked by Maya Kent, ACA, ICAEW";
  expect(section("If an accountant finds an error, we pay to correct it.").getByText(signed)).toBeTruthy();
  expect(screen.getAllByText(signed).length).toBeGreaterThanOrEqual(3);
  const question = screen.getByText("Who checks my books?").closest("details");
  expect(question?.textContent).toContain("Maya Kent, ACA, ICAEW and Tom Okafor, FCCA, ACCA.");
});

it("has their initials, and no invented ones, beside each checked entry of the samples", async () => {
  const { container } = show(<Landing edition={defaultEdition} site={site} proof={proof} />);
  expect(container.querySelectorAll("svg.initials")).toHaveLength(0);
  const marks = [...container.querySelectorAll(".initials")].map(({ textContent }) => textContent);
  expect(new Set(marks)).toEqual(new Set(["MK", "TO"]));
  const card = shareCopy({ page: "home", edition: defaultEdition });
  const { getByText } = show(<ShareCard product="Jack" accountants={accountants} {...card} />);
  expect(getByText("MK", { ignore: ".initials" })).toBeTruthy();
  const texts = pdfTexts(await packFile(defaultEdition, site, accountants));
  for (const page of texts) expect(page).toContain("MK");
  expect(texts.flat().join(" ")).toContain("checked by Maya Kent, ACA, ICAEW");
});

it("has what customers say first, then the sample pack", () => {
  show(<Landing edition={defaultEdition} site={site} proof={proof} />);
  const { getByText, getByRole } = section("What customers say");
  const pack = getByRole("heading", { name: /^Leaf through/ });
  expect(pack.compareDocumentPosition(getByText("Ana Silva, Silva Ltd"))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

it("makes a promise of the firm in the first screen, in the prices and in the questions, once it is on", () => {
  const made = () =>
    document.body.textContent?.split("Cancel before your first payment and nothing is taken.").length;
  const { unmount } = show(<Landing edition={defaultEdition} site={site} proof={proof} />);
  expect(made()).toBe(1);
  unmount();
  show(<Landing edition={defaultEdition} site={{ ...site, promisesOn: "freeCancellation" }} proof={proof} />);
  expect(section("One price a month.").getByText(/nothing is taken\.$/)).toBeTruthy();
  expect(made()).toBeGreaterThanOrEqual(4);
});

it("says when a visitor learns the accountant's name once the firm promises it, until one is named", () => {
  const on = { ...site, promisesOn: "accountantNamed" };
  const said = "You learn your accountant’s name within 24 hours.";
  const { unmount } = show(<Landing edition={defaultEdition} site={on} proof={noProof} />);
  expect(screen.getByText(said)).toBeTruthy();
  unmount();
  show(<Landing edition={defaultEdition} site={on} proof={proof} />);
  expect(screen.queryByText(said)).toBeNull();
});

it("names nobody in a market without named accountants, and shows the pack in place of customers", () => {
  show(<Landing edition={mainEdition("us")} site={site} proof={noProof} />);
  expect(screen.queryByText(/Checked by .*,/)).toBeNull();
  expect(screen.queryByText("Who checks my books?")).toBeNull();
  expect(document.querySelectorAll("svg.initials").length).toBeGreaterThan(5);
  expect(document.getElementById("testimonials")?.textContent).toContain("lands in your inbox");
});
