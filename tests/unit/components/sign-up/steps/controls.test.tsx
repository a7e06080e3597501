import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { StepAction } from "@/components/sign-up/form/form-state";
import { BusinessStep } from "@/components/sign-up/steps/business-step";
import { ContactStep } from "@/components/sign-up/steps/contact-step";
import { marketCodes } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import { regions } from "@/lib/markets/rules";
import { type FieldStep, fieldsOf } from "@/lib/sign-up/answer-fields";
import type { FindCompany } from "@/lib/sign-up/company";
import type { Wizard } from "@/lib/sign-up/wizard";
import { show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";
import { typed } from "@/tests/support/full-answers";
import { aWizard } from "@/tests/support/sign-up/wizard";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ replace: vi.fn() }),
}));

const action: StepAction = async (state) => state;

const pages: Record<FieldStep, (wizard: Wizard) => ReactNode> = {
  business: (wizard) => <BusinessStep wizard={wizard} action={action} find={null} site={site} />,
  contact: (wizard) => <ContactStep wizard={wizard} action={action} />,
};

describe.each(marketCodes)("in the market %s", (code) => {
  it.each(["business", "contact"] as const)("the step %s has one control for each field", async (step) => {
    const page = show(pages[step](aWizard({ edition: mainEdition(code) })));
    await page.findAllByRole("textbox");
    const asked = Object.keys(typed).filter((name) =>
      name === "registeredAddress.region"
        ? step === "business" && regions(code).length > 0
        : fieldsOf(step, code).some((field) => field === name.split(".")[0]),
    );
    const ownFields = [...page.container.querySelectorAll("[name]")]
      .map((control) => control.getAttribute("name") ?? "")
      .filter((name) => name in typed);
    expect(ownFields.sort()).toEqual(asked.sort());
  });
});

it.each([
  ["us", /^the IRS gives online/, "https://www.irs.gov/"],
  ["ca", /^the CRA gives online/, "https://www.canada.ca/"],
] as const)("in %s, the business step links to who gives the number", async (code, name, address) => {
  const page = show(pages.business(aWizard({ edition: mainEdition(code) })));
  const link = await page.findByRole("link", { name });
  expect(link.getAttribute("href")).toContain(address);
});

it("a saved business is a card beside the search, whose fields open after each search without hits", async () => {
  const answered = { query: "", search: null, chosen: null, version: 1 };
  const nothing: FindCompany["search"] = { outcome: "found", hits: [] };
  show(
    <Answered
      by={[
        answered,
        { ...answered, query: "no such", search: nothing },
        { ...answered, query: "none", search: nothing },
      ]}
    />,
  );
  const change = await screen.findByText("Change");
  const card = screen.getByRole("region", { name: typed.businessName });
  expect(card.textContent).toContain(typed.companiesHouseNumber);
  const fold = change.closest("details");
  expect(fold?.open).toBe(false);
  for (const _ of ["first", "second"]) {
    await userEvent.click(screen.getByRole("button", { name: "Next answer" }));
    expect(fold?.open).toBe(true);
    await userEvent.click(change);
    expect(fold?.open).toBe(false);
  }
});

/** Step 3 with what the search answered, one after the other. */
function Answered({ by }: { by: readonly FindCompany[] }) {
  const [at, setAt] = useState(0);
  const saved = aWizard({ progress: { completed: ["business"], current: "review" } });
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next answer
      </button>
      <BusinessStep wizard={saved} action={action} find={by[at] ?? null} site={site} />
    </>
  );
}
