import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import type { StepAction } from "@/components/sign-up/form/form-state";
import { BusinessStep } from "@/components/sign-up/steps/business-step";
import { ContactStep } from "@/components/sign-up/steps/contact-step";
import { marketCodes } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import { regions } from "@/lib/markets/rules";
import { type FieldStep, fieldsOf } from "@/lib/sign-up/answer-fields";
import type { Wizard } from "@/lib/sign-up/wizard";
import { show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";
import { typed } from "@/tests/support/full-answers";
import { aWizard } from "@/tests/support/sign-up/wizard";

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
