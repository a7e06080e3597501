import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ReviewStep } from "@/components/sign-up/review/review-step";
import { type EditionCode, editionNamed } from "@/lib/markets/editions";
import { show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";
import { business, contact } from "@/tests/support/full-answers";
import { aWizard } from "@/tests/support/sign-up/wizard";

vi.mock("server-only", () => ({}));

function wizard(segment: EditionCode, region: string) {
  const edition = editionNamed(segment);
  if (!edition) throw new Error(`There is no edition ${segment}`);
  const registeredAddress = { ...business.registeredAddress, region };
  return aWizard({ edition, answers: { business: { ...business, registeredAddress }, contact } });
}
const action = async <T,>(state: T) => state;
const review = (segment: EditionCode, region: string) =>
  show(
    <ReviewStep wizard={wizard(segment, region)} site={site} action={action} terms="terms" changed={null} />,
  );
const notice = () => within(screen.getByRole("region", { name: /La version française d’abord/ }));

it("says it in the review in both languages, French first, and leads to the French texts", () => {
  review("ca", "QC");
  const [french, english] = [/Au Québec, la loi exige/, /In Quebec, the law requires/].map((text) =>
    notice().getByText(text),
  );
  expect(french?.lang).toBe("fr-CA");
  expect(english?.lang).toBe("");
  expect(english?.previousElementSibling).toBe(french);
  expect(
    notice()
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([
    ...["/ca-fr/get-started/contract", "/ca-fr/contract.pdf"],
    ...["/ca-fr/get-started/contract", "/ca-fr/contract.pdf"],
    "/ca-fr/get-started/review",
  ]);
  const box = notice().getByRole<HTMLInputElement>("checkbox", { name: /en anglais.* I choose English/ });
  expect(box.required).toBe(true);
});

it("says where no province is known that it means a business in Quebec", () => {
  review("ca", "");
  expect(notice().getByText(/You have not given a province. If the business is in Quebec/)).toBeTruthy();
});

it.each([
  ["ca", "ON"],
  ["ca-fr", "QC"],
  ["us", ""],
] as const)("says nothing in %s with the region '%s'", (segment, region) => {
  const { container } = review(segment, region);
  expect(screen.queryByRole("region", { name: /version française/ })).toBeNull();
  expect(container.querySelector("[name=frenchFirst], [name=englishChosen]")).toBeNull();
});
