"use client";

import type { PlanType } from "@/lib/plans";
import { useStepForm } from "../form/form-context";

/** The add-on of the chosen plan, on or off. */
export function RolloverToggle({ type, label, price }: { type: PlanType; label: string; price: string }) {
  const { values } = useStepForm();
  const name = `rollover.${type}`;
  return (
    <>
      <input type="hidden" name="planType" value={type} />
      <label className="switch">
        <input type="checkbox" role="switch" name={name} defaultChecked={values[name] !== undefined} />
        <span>{label}</span>
        <span className="num">{price}</span>
      </label>
    </>
  );
}
