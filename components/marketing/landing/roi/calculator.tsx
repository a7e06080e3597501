"use client";

import { useEffect, useId, useRef, useState } from "react";
import { control } from "@/components/ui/control";
import { Disclosure } from "@/components/ui/disclosure";
import { account, example, type Problems, readInputs } from "@/lib/content/roi";
import { formatHeadline } from "@/lib/plans";
import { useRoiFigures } from "./roi-figures";
import type { RoiWords } from "./roi-words";
import { AccountSheets, Scale } from "./sums";

/** The costs of a year without and with the product, for the example or for the figures that the visitor types. */
export function Calculator({ words }: { words: RoiWords }) {
  const { inputs, setInputs, currency } = useRoiFigures();
  const fieldset = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const messageId = useId();
  const sums = account(inputs, currency);

  const read = () => {
    const fields = [...(fieldset.current?.querySelectorAll("input") ?? [])];
    if (fields.length === 0) return;
    const given = readInputs(new Map(fields.map(({ name, value }) => [name, value])));
    setProblems(given.inputs ? {} : given.problems);
    if (given.inputs) setInputs(given.inputs);
  };
  // Reads figures that the visitor typed before hydration.
  useEffect(read, [setInputs]);

  return (
    <>
      <AccountSheets sums={sums} currency={currency} words={words} />
      <div className="mt-8 grid items-end gap-x-12 gap-y-6 min-[56rem]:grid-cols-[auto_1fr]">
        <p>
          <output className="text-hero/none mb-1.5 block font-display tracking-[-0.04em]">
            {formatHeadline(Math.abs(sums.saving), currency)}
          </output>
          <span>{sums.saving < 0 ? words.loss : words.saving}</span>
        </p>
        <Scale sums={sums} words={words} />
      </div>
      <Disclosure className="mt-8 noscript:hidden" summary={words.own}>
        <div className="grid gap-x-6 pb-6 min-[44rem]:grid-cols-3" ref={fieldset} onInput={read}>
          {(["revenue", "workingHours", "bookkeepingHours"] as const).map((name) => (
            <label key={name} className="mb-6 block font-semibold">
              {words[name]}
              <input
                className={`${control} mt-1 font-normal hover:border-ink`}
                name={name}
                type="number"
                inputMode="decimal"
                min="0"
                step="any"
                defaultValue={example[name]}
                aria-invalid={problems[name] ? true : undefined}
                aria-describedby={problems[name] ? messageId : undefined}
              />
            </label>
          ))}
          <p
            className="col-span-full mt-1.75 flex min-h-[1.4em] gap-1.75 text-small/[1.4] font-semibold text-error"
            role="status"
            id={messageId}
          >
            {[...new Set(Object.values(problems))].map((problem) => words[problem]).join(" ")}
          </p>
        </div>
      </Disclosure>
    </>
  );
}
