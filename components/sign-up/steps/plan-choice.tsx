"use client";

import type { ChangeEvent, ReactNode } from "react";
import { Switch } from "@/components/ui/switch";
import { Tip } from "@/components/ui/tip";
import { offersRollover, type PlanType, planTypes } from "@/lib/plans";
import { useStepForm } from "../form/form-context";

/** Chooses a plan; one at a time. */
export function PlanRadio({ type, children }: { type: PlanType; children: ReactNode }) {
  const { values } = useStepForm();
  return (
    <label className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-3.5">
      <input
        className="mt-0.5 size-6 accent-ink"
        type="radio"
        name="planType"
        value={type}
        defaultChecked={values.planType === type}
        onChange={dropWhereNotOffered}
      />
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">{children}</span>
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
      <Switch
        name={name}
        price={price}
        defaultChecked={values[name] !== undefined}
        aria-describedby={`${name}-tip`}
        onChange={({ currentTarget: { form, checked } }) => {
          choosePlan(form, type);
          setRollover(form, checked);
        }}
      >
        <span className="peer-checked:hidden">{words.add}</span>
        <span className="hidden peer-checked:inline">{words.remove}</span>
      </Switch>
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
