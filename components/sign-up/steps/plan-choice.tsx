"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react";
import { radioControl } from "@/components/ui/control";
import { Disclosure } from "@/components/ui/disclosure";
import { offersRollover, type PlanType, placeOf, planTypes } from "@/lib/plans";
import { useStepForm } from "../form/form-context";

type RadioProps = { type: PlanType } & Pick<ComponentProps<"input">, "aria-labelledby" | "aria-describedby">;

export function PlanRadio({ type, ...attributes }: RadioProps) {
  const { values } = useStepForm();
  return (
    <input
      {...attributes}
      id={`${type}-radio`}
      type="radio"
      className={`relative z-1 size-6 ${radioControl}`}
      name="planType"
      value={type}
      data-place={placeOf(type)}
      defaultChecked={values.planType === type}
      // React skips `onChange` where a script selected another plan since the last click on this one.
      onClick={dropWhereNotOffered}
    />
  );
}

/** The `<details>` with the plans; opened if the form holds another plan than the saved one. */
export function PlanDisclosure(props: { summary: string; children: ReactNode }) {
  const { values, initial } = useStepForm();
  const [open] = useState(values.planType !== initial.planType);
  return <Disclosure {...props} open={open} />;
}

/** The link that changes the plan: with scripts it opens the `<details>` with the plans on the same page. */
export function ChangePlan({ href, className, children }: ComponentProps<"a">) {
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        const plans = document.getElementById("planType");
        const fold = plans?.closest("details");
        if (!fold) return;
        event.preventDefault();
        fold.open = true;
        plans?.querySelector<HTMLInputElement>(":checked")?.focus();
      }}
    >
      {children}
    </a>
  );
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
