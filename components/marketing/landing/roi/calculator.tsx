"use client";

import { useEffect, useId, useRef, useState } from "react";
import { account, example, type Problems, readInputs } from "@/lib/content/roi";
import { formatHeadline } from "@/lib/plans";
import { AccountSheets } from "./account-sheets";
import { useRoiFigures } from "./roi-figures";
import type { RoiWords } from "./roi-words";
import { Scale } from "./scale";

/** The account of a year; with scripts it follows the visitor's figures, without them it is the example's table. */
export function Calculator({ words }: { words: RoiWords }) {
  const { inputs, setInputs, currency } = useRoiFigures();
  const own = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const message = useId();
  const sums = account(inputs, currency);

  const read = () => {
    const fields = [...(own.current?.querySelectorAll("input") ?? [])];
    if (fields.length === 0) return;
    const given = readInputs(new Map(fields.map(({ name, value }) => [name, value])));
    setProblems(given.inputs ? {} : given.problems);
    if (given.inputs) setInputs(given.inputs);
  };
  // What was typed before this component was ready counts too.
  useEffect(read, [setInputs]);

  return (
    <>
      <AccountSheets hours={inputs.bookkeepingHours} sums={sums} currency={currency} words={words} />
      <div className="result">
        <p>
          <output>{formatHeadline(Math.abs(sums.saving), currency)}</output>
          <span>{sums.saving < 0 ? words.loss : words.saving}</span>
        </p>
        <Scale sums={sums} currency={currency} words={words} />
      </div>
      <details className="more own">
        <summary>{words.own}</summary>
        <div className="figures" ref={own} onInput={read}>
          {(["revenue", "workingHours", "bookkeepingHours"] as const).map((name) => (
            <label key={name} className="f">
              {words[name]}
              <input
                name={name}
                type="number"
                inputMode="decimal"
                min="0"
                step="any"
                defaultValue={example[name]}
                aria-invalid={problems[name] ? true : undefined}
                aria-describedby={problems[name] ? message : undefined}
              />
            </label>
          ))}
          <p className="err" role="status" id={message}>
            {[...new Set(Object.values(problems))].map((problem) => words[problem]).join(" ")}
          </p>
        </div>
      </details>
    </>
  );
}
