"use client";

import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from "react";
import { Switch } from "@/components/ui/switch";
import { Tip } from "@/components/ui/tip";
import { offersRollover, type PlanType, planTypes } from "@/lib/plans";
import { useStepForm } from "../form/form-context";

type ChoiceProps = { type: PlanType; children: ReactNode };
type PriceProps = { type: PlanType; label: string; price: string };

export function PlanRadio({ type, children }: ChoiceProps) {
  return (
    <label className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-3.5">
      <input type="radio" className="mt-0.5 size-6 accent-ink" {...usePlanInput(type)} />
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">{children}</span>
    </label>
  );
}

/** Selects a plan on the review; 'Update plan' saves it. */
export function ReviewPlanRadio({ type, children }: ChoiceProps) {
  return (
    <label className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-3.5 border-b border-rule py-3.5 text-small">
      <input type="radio" className="size-6 accent-ink" {...usePlanInput(type)} />
      {children}
    </label>
  );
}

function usePlanInput(type: PlanType) {
  const { values } = useStepForm();
  return {
    name: "planType",
    value: type,
    defaultChecked: values.planType === type,
    onChange: dropWhereNotOffered,
  };
}

/** The `<details>` with the plans; opened if the form holds another plan than the saved one. */
export function PlanDisclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const { values, initial } = useStepForm();
  const [open] = useState(values.planType !== initial.planType);
  return (
    <details className="group border-y border-ink" open={open}>
      {summary}
      {children}
    </details>
  );
}

type SwitchProps = { type: PlanType; words: { add: string; remove: string; tip: string }; price: string };

/** Adds or removes rollover, and selects the plan of its card. */
export function RolloverSwitch({ type, words, price }: SwitchProps) {
  const tip = `rollover.${type}-tip`;
  return (
    <Tip id={tip} text={words.tip}>
      <RolloverInput
        plan={type}
        price={price}
        aria-describedby={tip}
        onChange={({ currentTarget: { form, checked } }) => {
          choosePlan(form, type);
          setRollover(form, checked);
        }}
      >
        <span className="peer-checked:hidden">{words.add}</span>
        <span className="hidden peer-checked:inline">{words.remove}</span>
      </RolloverInput>
    </Tip>
  );
}

export function RolloverToggle({ type, label, price }: PriceProps) {
  return (
    <>
      <input type="hidden" name="planType" value={type} />
      <RolloverInput plan={type} price={price}>
        <span>{label}</span>
      </RolloverInput>
    </>
  );
}

export function ReviewRollover({ type, label, price }: PriceProps) {
  return (
    <RolloverInput
      plan={type}
      price={price}
      data-plan={type}
      onChange={({ currentTarget: { form, checked } }) => setRollover(form, checked)}
    >
      <span>{label}</span>
    </RolloverInput>
  );
}

function RolloverInput({ plan, ...props }: ComponentProps<typeof Switch> & { plan: PlanType }) {
  const { values } = useStepForm();
  const name = `rollover.${plan}`;
  return <Switch {...props} name={name} defaultChecked={values[name] !== undefined} />;
}

function choosePlan(form: HTMLFormElement | null, type: PlanType) {
  const radios = form?.elements.namedItem("planType");
  if (radios instanceof RadioNodeList) radios.value = type;
}

/** Sets the rollover boxes of all plans alike, so that it is kept when another plan is selected. */
function setRollover(form: HTMLFormElement | null, wanted: boolean) {
  for (const type of planTypes) {
    const box = form?.elements.namedItem(`rollover.${type}`);
    if (box instanceof HTMLInputElement) box.checked = wanted;
  }
}

function dropWhereNotOffered({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) {
  const chosen = planTypes.find((type) => type === value);
  if (chosen && !offersRollover(chosen)) setRollover(form, false);
}
