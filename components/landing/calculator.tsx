"use client";

import { useEffect, useRef, useState } from "react";
import { account, example, readInputs } from "@/lib/content/roi";
import type { Currency } from "@/lib/markets";
import { formatHeadline } from "@/lib/plans";
import { AccountSheets } from "./account-sheets";
import type { RoiWords } from "./roi-words";
import { Scale } from "./scale";

type Props = { currency: Currency; words: RoiWords };

/** The account of a year; with scripts it follows the visitor's figures, without them it is the example's table. */
export function Calculator({ currency, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [inputs, setInputs] = useState(example);
  const [valid, setValid] = useState(true);
  const sums = account(inputs, currency);

  const read = () => {
    const given = form.current && readInputs(new FormData(form.current));
    setValid(given !== null);
    if (given) setInputs(given);
  };
  // What was typed before this component was ready counts too.
  useEffect(read, []);

  return (
    <>
      <AccountSheets hours={inputs.bookkeepingHours} sums={sums} currency={currency} words={words} />
      <div className="result">
        <p>
          <output>{formatHeadline(sums.saving, currency)}</output>
          <span>{words.saving}</span>
        </p>
        <Scale sums={sums} currency={currency} words={words} />
      </div>
      <details className="more own">
        <summary>{words.own}</summary>
        <form ref={form} onInput={read} onSubmit={(event) => event.preventDefault()}>
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
              />
            </label>
          ))}
          <p className="err" role="status">
            {valid ? "" : words.invalid}
          </p>
        </form>
      </details>
    </>
  );
}
