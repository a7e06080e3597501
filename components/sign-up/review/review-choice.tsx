"use client";

import { type ReactNode, useState } from "react";
import { Switch } from "@/components/ui/switch";
import type { PlanType } from "@/lib/plans";
import { useStepForm } from "../form/form-context";
import { dropWhereNotOffered, setRollover } from "../steps/plan-choice";

type PlanProps = { type: PlanType; name: string; text: string; price: string };

/** Open from the start when the form holds another plan than the saved one. */
export function PlanChange({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const { values, initial } = useStepForm();
  const [open] = useState(values.planType !== initial.planType);
  return (
    <details className="group border-y border-ink" open={open}>
      {summary}
      {children}
    </details>
  );
}

/** A plan on the review page. It only chooses: the button below saves. */
export function ReviewPlanChoice({ type, name, text, price }: PlanProps) {
  const { values } = useStepForm();
  return (
    <label className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-3.5 border-b border-rule py-3.5 text-small">
      <input
        className="size-6 accent-ink"
        type="radio"
        name="planType"
        value={type}
        defaultChecked={values.planType === type}
        onChange={dropWhereNotOffered}
      />
      <span>
        <b className="block font-semibold">{name}</b>
        {text}
      </span>
      <span className="figures">{price}</span>
    </label>
  );
}

export function ReviewRollover({ type, label, price }: { type: PlanType; label: string; price: string }) {
  const { values } = useStepForm();
  const name = `rollover.${type}`;
  return (
    <Switch
      name={name}
      price={price}
      data-plan={type}
      defaultChecked={values[name] !== undefined}
      onChange={({ currentTarget: { form, checked } }) => setRollover(form, checked)}
    >
      <span>{label}</span>
    </Switch>
  );
}
