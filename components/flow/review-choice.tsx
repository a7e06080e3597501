"use client";

import type { PlanType } from "@/lib/plans";
import { useStepForm } from "./form-context";
import { dropWhereNotOffered, setRollover } from "./plan-choice";

type PlanProps = { type: PlanType; name: string; text: string; price: string };

/** A plan on the review page; with scripts a new choice is saved at once and the page priced again. */
export function ReviewPlanChoice({ type, name, text, price }: PlanProps) {
  const { values } = useStepForm();
  return (
    <label className="pick">
      <input
        type="radio"
        name="planType"
        value={type}
        defaultChecked={values.planType === type}
        onChange={(event) => {
          dropWhereNotOffered(event);
          saveChoice(event.currentTarget.form);
        }}
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
    <label className="switch for-plan" data-plan={type}>
      <input
        type="checkbox"
        role="switch"
        name={name}
        defaultChecked={values[name] !== undefined}
        onChange={({ currentTarget: { form, checked } }) => {
          setRollover(form, checked);
          saveChoice(form);
        }}
      />
      <span>{label}</span>
      <span className="num">{price}</span>
    </label>
  );
}

function saveChoice(form: HTMLFormElement | null) {
  const update = form?.querySelector<HTMLButtonElement>('button[value="update-plan"]');
  if (update) form?.requestSubmit(update);
}
