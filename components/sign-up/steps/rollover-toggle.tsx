"use client";

import { Switch } from "@/components/ui/switch";
import type { PlanType } from "@/lib/plans";
import { useStepForm } from "../form/form-context";

/** The add-on of the chosen plan, on or off. */
export function RolloverToggle({ type, label, price }: { type: PlanType; label: string; price: string }) {
  const { values } = useStepForm();
  const name = `rollover.${type}`;
  return (
    <>
      <input type="hidden" name="planType" value={type} />
      <Switch name={name} price={price} defaultChecked={values[name] !== undefined}>
        <span>{label}</span>
      </Switch>
    </>
  );
}
