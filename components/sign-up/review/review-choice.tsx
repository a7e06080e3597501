"use client";

import { type ReactNode, useState } from "react";
import type { PlanType } from "@/lib/plans";
import { useStepForm } from "../form/form-context";
import { dropWhereNotOffered, setRollover } from "../steps/plan-choice";

type PlanProps = { type: PlanType; name: string; text: string; price: string };

/** Open from the start when the form holds another plan than the saved one. */
export function PlanChange({ summary, children }: { summary: string; children: ReactNode }) {
  const { values, initial } = useStepForm();
  const [open] = useState(values.planType !== initial.planType);
  return (
    <details className="more" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** A plan on the review page. It only chooses: the button below saves. */
export function ReviewPlanChoice({ type, name, text, price }: PlanProps) {
  const { values } = useStepForm();
  return (
    <label className="pick">
      <input
        type="radio"
        name="planType"
        value={type}
        defaultChecked={values.planType === type}
        onChange={dropWhereNotOffered}
      />
      <span>
        <b>{name}</b>
        {text}
      </span>
      <span className="num">{price}</span>
    </label>
  );
}

export function ReviewRollover({ type, label, price }: { type: PlanType; label: string; price: string }) {
  const { values } = useStepForm();
  const name = `rollover.${type}`;
  return (
    <label className="switch" data-plan={type}>
      <input
        type="checkbox"
        role="switch"
        name={name}
        defaultChecked={values[name] !== undefined}
        onChange={({ currentTarget: { form, checked } }) => setRollover(form, checked)}
      />
      <span>{label}</span>
      <span className="num">{price}</span>
    </label>
  );
}
