"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { offersRollover, type PlanType, placeOf, planTypes } from "@/lib/plans";
import { useStepForm } from "../form/form-context";

type RadioProps = { type: PlanType; className: string; children: ReactNode };

export function PlanRadio({ type, className, children }: RadioProps) {
  const { values } = useStepForm();
  return (
    <label className={`grid cursor-pointer gap-3.5 ${className}`}>
      <input
        type="radio"
        className="size-6 accent-ink"
        name="planType"
        value={type}
        data-place={placeOf(type)}
        defaultChecked={values.planType === type}
        // React skips `onChange` where a script selected another plan since the last click on this one.
        onClick={dropWhereNotOffered}
      />
      {children}
    </label>
  );
}

/** The `<details>` with the plans; opened if the form holds another plan than the saved one. */
export function PlanDisclosure(props: { summary: string; children: ReactNode }) {
  const { values, initial } = useStepForm();
  const [open] = useState(values.planType !== initial.planType);
  return <Disclosure {...props} open={open} />;
}

/** Adds or removes rollover and, where the form has a choice of plans, selects the plan. */
export function RolloverSwitch({ plan, ...attributes }: ComponentProps<"input"> & { plan: PlanType }) {
  const { values } = useStepForm();
  const name = `rollover.${plan}`;
  return (
    <input
      {...attributes}
      name={name}
      data-rollover-of={placeOf(plan)}
      defaultChecked={values[name] !== undefined}
      onClick={({ currentTarget: { form, checked } }) => {
        choosePlan(form, plan);
        setRollover(form, checked);
      }}
    />
  );
}

function choosePlan(form: HTMLFormElement | null, type: PlanType) {
  const radio = form?.querySelector<HTMLInputElement>(`[type="radio"][name="planType"][value="${type}"]`);
  if (radio) radio.checked = true;
}

/** Sets the rollover boxes of all plans alike, so that rollover is kept when another plan is selected. */
function setRollover(form: HTMLFormElement | null, wanted: boolean) {
  for (const type of planTypes) {
    const box = form?.elements.namedItem(`rollover.${type}`);
    if (box instanceof HTMLInputElement) box.checked = wanted;
  }
}

function dropWhereNotOffered({ currentTarget: { form, value } }: MouseEvent<HTMLInputElement>) {
  const chosen = planTypes.find((type) => type === value);
  if (chosen && !offersRollover(chosen)) setRollover(form, false);
}
