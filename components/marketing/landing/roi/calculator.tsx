"use client";

import { useEffect, useRef, useState } from "react";
import { account, type Problems, readInputs } from "@/lib/content/roi";
import { formatHeadline } from "@/lib/plans";
import { RoiField, roiFields } from "./roi-field";
import { useRoiFigures } from "./roi-figures";
import type { RoiWords } from "./roi-words";
import { Sums } from "./sums";

/** The fields for the visitor's own figures. */
export function RoiFields({ words }: { words: RoiWords }) {
  const { setInputs } = useRoiFigures();
  const fields = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<Problems>({});

  const read = () => {
    const typed = [...(fields.current?.querySelectorAll("input") ?? [])];
    if (typed.length === 0) return;
    const given = readInputs(new Map(typed.map(({ name, value }) => [name, value])));
    setProblems(given.inputs ? {} : given.problems);
    if (given.inputs) setInputs(given.inputs);
  };
  // Reads figures that the visitor typed before hydration.
  useEffect(read, [setInputs]);

  return (
    <div className="border-t border-rule" ref={fields} onInput={read}>
      {roiFields.map((name) => (
        <RoiField key={name} name={name} words={words} problem={problems[name]} />
      ))}
    </div>
  );
}

/** The costs of a year today and with the product, for the example or for the figures that the visitor types. */
export function RoiSums({ words }: { words: RoiWords }) {
  const { inputs, money } = useRoiFigures();
  const sums = account(inputs, money.currency);
  return (
    <div>
      <Sums sums={sums} money={money} words={words} />
      <p className="mt-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <output className="font-display text-sum tracking-[-0.03em]">
          {formatHeadline(Math.abs(sums.saving), money)}
        </output>
        <span className="max-w-measure max-md:text-small/snug">
          {sums.saving < 0 ? words.loss : words.saving}
        </span>
      </p>
    </div>
  );
}
