import { useId } from "react";
import { control } from "@/components/ui/control";
import { exampleInputs, type Problems, type RoiInputs } from "@/lib/content/roi";
import type { RoiWords } from "./roi-words";

export const roiFields = ["hours", "minutes", "hourValue", "yearlyFees"] as const;

type Props = { name: keyof RoiInputs; words: RoiWords; problem: Problems[keyof RoiInputs] };

/** A figure of the calculator, with what it means. A problem takes the place of the meaning. */
export function RoiField({ name, words, problem }: Props) {
  const id = useId();
  const { label, note, tooHigh } = words.fields[name];
  const message = problem && (problem === "tooHigh" ? tooHigh : words.missing);
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 border-b border-rule py-1.5 min-[20rem]:grid-cols-[1fr_7rem] md:py-2">
      <div>
        <label className="block leading-snug font-semibold" htmlFor={id}>
          {label}
        </label>
        <p
          className={`text-note/snug ${message ? "font-semibold text-error" : "text-ink-2"}`}
          id={`${id}-note`}
          role="status"
        >
          {message ?? note}
        </p>
      </div>
      <input
        className={`${control} text-end hover:border-ink`}
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        defaultValue={exampleInputs[name]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
      />
    </div>
  );
}
