import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { PlanRadio, RolloverSwitch } from "@/components/sign-up/steps/plan-choice";
import { fixedPlans, offersRollover, plan, planTypes } from "@/lib/plans";
import { formFromPlan } from "@/lib/sign-up/fields";
import { defaultPlan } from "@/lib/sign-up/plan";
import { aForm, show } from "@/tests/support/components/render";

const choice = () =>
  show(
    aForm(
      planTypes.map((type) => (
        <div key={type}>
          <label htmlFor={`${type}-radio`}>
            <PlanRadio type={type} />
            {plan(type).name}
          </label>
          {offersRollover(type) && (
            <RolloverSwitch
              type="checkbox"
              role="switch"
              plan={type}
              aria-label={`Rollover for ${plan(type).name}`}
            />
          )}
        </div>
      )),
      { initial: formFromPlan(defaultPlan) },
    ),
  );
const radio = (name: string) => screen.getByRole("radio", { name });
const rollover = (name: string) => screen.getByRole("switch", { name: `Rollover for ${name}` });
const chosen = () => {
  const sent = new FormData(document.querySelector("form") ?? undefined);
  return [...sent]
    .filter(([name]) => /^planType|^rollover\./.test(name))
    .map((field) => field.join(": "))
    .sort();
};

const names = fixedPlans.map(({ name }) => name);

it.each(names)("selects %s with its rollover, and keeps it on another plan", async (name) => {
  choice();
  await userEvent.click(radio("Jack Portfolio"));
  await userEvent.click(rollover(name));
  expect(radio(name)).toHaveProperty("checked", true);
  for (const other of names) {
    await userEvent.click(radio(other));
    expect(chosen()).toEqual([
      `planType: ${planTypes.find((type) => plan(type).name === other)}`,
      ...fixedPlans.map(({ type }) => `rollover.${type}: on`).sort(),
    ]);
  }
});

it("removes rollover each time Portfolio is chosen", async () => {
  choice();
  for (const name of ["Jack 250", "Jack 500", "Jack 250"]) {
    await userEvent.click(rollover(name));
    await userEvent.click(radio("Jack Portfolio"));
    expect(chosen()).toEqual(["planType: multi_entity"]);
  }
});
