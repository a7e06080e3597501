"use client";

import type { ChangeEvent, ReactNode } from "react";
import { Tip } from "@/components/ui/tip";
import { offersRollover, type PlanType, planTypes } from "@/lib/plans";
import { useStepForm } from "../form/form-context";

/** Chooses a plan; one at a time. */
export function PlanRadio({ type, children }: { type: PlanType; children: ReactNode }) {
  const { values } = useStepForm();
  return (
    <label className="choose">
      <input
        type="radio"
        name="planType"
        value={type}
        defaultChecked={values.planType === type}
        onChange={dropWhereNotOffered}
      />
      <span>{children}</span>
    </label>
  );
}

type SwitchProps = { type: PlanType; words: { add: string; remove: string; tip: string }; price: string };

/** Adds or removes rollover, and chooses the plan on whose card that was done. */
export function RolloverSwitch({ type, words, price }: SwitchProps) {
  const { values } = useStepForm();
  const name = `rollover.${type}`;
  return (
    <Tip id={`${name}-tip`} text={words.tip}>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          name={name}
          defaultChecked={values[name] !== undefined}
          aria-describedby={`${name}-tip`}
          onChange={({ currentTarget: { form, checked } }) => {
            choosePlan(form, type);
            setRollover(form, checked);
          }}
        />
        <span className="without">{words.add}</span>
        <span className="with">{words.remove}</span>
        <span className="num">{price}</span>
      </label>
    </Tip>
  );
}

function choosePlan(form: HTMLFormElement | null, type: PlanType) {
  const radios = form?.elements.namedItem("planType");
  if (radios instanceof RadioNodeList) radios.value = type;
}

/** Rollover is one decision: it goes along when another plan is chosen. */
export function setRollover(form: HTMLFormElement | null, wanted: boolean) {
  for (const type of planTypes) {
    const box = form?.elements.namedItem(`rollover.${type}`);
    if (box instanceof HTMLInputElement) box.checked = wanted;
  }
}

export function dropWhereNotOffered({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) {
  const chosen = planTypes.find((type) => type === value);
  if (chosen && !offersRollover(chosen)) setRollover(form, false);
}
