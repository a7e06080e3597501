"use client";

import type { ReactNode } from "react";
import type { PlanType } from "@/lib/plans";
import { useStepForm } from "./form-context";

/** Chooses a plan; one at a time. */
export function PlanRadio({ type, children }: { type: PlanType; children: ReactNode }) {
  const { values } = useStepForm();
  return (
    <label className="choose">
      <input type="radio" name="planType" value={type} defaultChecked={values.planType === type} />
      <span>{children}</span>
    </label>
  );
}

type SwitchProps = { type: PlanType; words: { add: string; remove: string }; price: string };

/** Adds or removes the plan's rollover, and chooses the plan that it belongs to. */
export function RolloverSwitch({ type, words, price }: SwitchProps) {
  const { values } = useStepForm();
  const name = `rollover.${type}`;
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        name={name}
        defaultChecked={values[name] !== undefined}
        onChange={({ currentTarget }) => choosePlan(currentTarget.form, type)}
      />
      <span className="without">{words.add}</span>
      <span className="with">{words.remove}</span>
      <span className="num">{price}</span>
    </label>
  );
}

function choosePlan(form: HTMLFormElement | null, type: PlanType) {
  const radios = form?.elements.namedItem("planType");
  if (radios instanceof RadioNodeList) radios.value = type;
}
